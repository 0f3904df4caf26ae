import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Names under which they are installed: first the more open ones. The one without windows comes last: tests
 * need a fifth less time with it, but its release 150 crashes now and then in a tab that a click opens.
 */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chromium-headless-shell',
];

/** Where they are when no command leads to them. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const INSTALL_TIMEOUT_MS = 300_000;

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [process.env.CHROME_PATH, ...onPath, ...PLACES].find(isExecutable);
}

function isExecutable(file: string | undefined): file is string {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Finds a browser for the tests, and installs one if there is none: what is installed is used first,
 * then what Playwright can download, then Debian's package.
 *
 * @returns path of the executable
 * @throws Error that says what to install
 */
export function findBrowser(): string {
  const present = installedBrowser() ?? playwrightBrowser();
  if (present) return present;

  process.stdout.write('No Chrome or Chromium found; installing one for the browser tests.\n');
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = playwrightBrowser();
  if (downloaded) return downloaded;

  if (isRootOnDebian()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
    const packaged = installedBrowser();
    if (packaged) return packaged;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed here. ' +
      'Install one (for example `apt-get install chromium` as root, or Google Chrome), ' +
      'or set CHROME_PATH to its executable, and run the command again.',
  );
}

/**
 * What Chromium need not do. The last two load two pages of the address bar for each window, which nobody
 * sees in a test: half of the time that a window costs. The others are those that Playwright turns off; its
 * own list is replaced by a second one.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Flags that Chromium needs where it runs: no sandbox as root or in a container, no calls home anywhere. */
export function browserFlags(): string[] {
  const flags = [
    `--disable-features=${DISABLED_FEATURES.join()}`,
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  if (process.getuid?.() === 0 || isContainer()) {
    flags.push('--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu');
  }
  return flags;
}

function isContainer(): boolean {
  if (existsSync('/.dockerenv')) return true;
  try {
    return /docker|containerd|kubepods|lxc/.test(readFileSync('/proc/1/cgroup', 'utf8'));
  } catch {
    return false;
  }
}
