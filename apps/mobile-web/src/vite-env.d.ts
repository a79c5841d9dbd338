/// <reference types="vite/client" />

interface ImportMetaEnv {
  VITE_APP_NAME?: string;
  VITE_PACKAGE_NAME?: string;
  /** Set by the build from `API_ORIGIN`. */
  VITE_API_ORIGIN?: string;
}
