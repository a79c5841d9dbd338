/// <reference types="vite/client" />

interface ImportMetaEnv {
  VITE_APP_NAME?: string;
  VITE_PACKAGE_NAME?: string;
}
