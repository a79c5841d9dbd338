/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set by the build from `API_ORIGIN`. */
  VITE_API_ORIGIN?: string;
}
