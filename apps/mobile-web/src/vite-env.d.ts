/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Defined by the build from `API_ORIGIN`. */
  VITE_API_ORIGIN?: string;
}
