import { defineConfig } from '@playwright/test';

/** Set it to test a deployed app; without it the development server with the mock back end is started. */
const { BASE_URL: baseURL = 'http://localhost:9876', CHROME_PATH: executablePath } = process.env;

export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: executablePath ? { executablePath } : {},
  },
  webServer: process.env.BASE_URL ? undefined : { command: 'npm start', url: baseURL },
});
