/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly APP_API?: string;
  readonly APP_MOCK_DELAY?: string;
}
