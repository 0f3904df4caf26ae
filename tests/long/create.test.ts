import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMock } from '../../src/templates/mt-template-admin/mock/handlers';
import { createHandlers } from '../../src/templates/mt-template-h5/mock/handlers';
import { browserFlags, findBrowser } from '../support/browser';
import { type CreatedProject, createProject, runIn, startIn } from '../support/created-project';
import { SERVICE_READY } from '../support/guide-shell';
import { startUpstream } from '../support/upstream';
import { type Locale, openVisitor, type Visitor } from '../support/visitor';
import { walkAdmin } from '../support/walk-admin';
import { walkH5 } from '../support/walk-h5';

const KIB = 1024;

interface Subject {
  template: string;
  device: BrowserContextOptions;
  walk: (visitor: Visitor) => Promise<void>;
  /** Responds in production as the mock back end does in development. */
  answer: (request: Request) => Promise<Response | undefined>;
  /** Variable with the address of the back end in production. */
  variable: string;
  /** The most JavaScript that the login may need, compressed, in KiB. */
  loginBudget: number;
}

const SUBJECTS: Subject[] = [
  {
    template: 'admin',
    device: { viewport: { width: 1440, height: 900 } },
    walk: walkAdmin,
    answer: createMock({ prefix: '', delay: 0 }),
    variable: 'API_PRD',
    loginBudget: 220,
  },
  {
    template: 'h5',
    device: {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
    },
    walk: walkH5,
    answer: createHandlers(),
    variable: 'API_ORIGIN',
    // What the guide says; the limit is 120.
    loginBudget: 117,
  },
];

/** Building and installing take a minute or two on a busy machine. */
const LIMIT = 300_000;

/** The address that `jaraxxus start` prints. */
const DEV_READY = /Local:\s+(http:\/\/\S+?)\/?\s/;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
});

afterAll(() => browser?.close());

const cases = SUBJECTS.map((subject) => [subject.template, subject] as const);

describe.each(cases)('jaraxxus create %s', { timeout: LIMIT }, (template, subject) => {
  const { device, variable, loginBudget } = subject;
  let project: CreatedProject;

  beforeAll(async () => {
    project = await createProject(template, `my-${template}`);
  }, LIMIT);

  afterAll(() => project?.remove(), 60_000);

  async function walk(origin: string, locale: Locale): Promise<void> {
    const visitor = await openVisitor(browser, { origin, locale, device, name: template });
    try {
      await subject.walk(visitor);
      expect(visitor.problems).toEqual([]);
    } finally {
      await visitor.close();
    }
  }

  it('is done within 5 seconds, and says what it does and what comes next', () => {
    expect(project.createMs).toBeLessThan(5000);
    expect(project.output).toMatch(
      new RegExp(
        `^creating my-${template} from the template ${template} …\ncreated \\d+ files in .+\n\nNext:\n  cd my-${template}\n  npm install\n  npm start\n`,
      ),
    );
  });

  it('goes the whole way in development, with the mock back end', async () => {
    const server = await startIn(project.folder, 'npm start', DEV_READY);
    try {
      await walk(server.ready[1] ?? '', 'en-US');
    } finally {
      const { output } = await server.stop();
      expect(output).not.toMatch(/error|warn|unhandled/i);
    }
  });

  it.each(['typecheck', 'lint', 'test', 'build'])('passes its own script %s', async (script) => {
    const { code, output } = await runIn(project.folder, `npm run ${script}`);
    expect(code, output).toBe(0);
  });

  it('goes the whole way in production, with node-service and another back end', async () => {
    const upstream = await startUpstream(subject.answer);
    const env = { DEPLOY_ENV: 'prd', PORT: '0', [variable]: upstream.origin };
    const server = await startIn(project.folder, 'npx node-service start', SERVICE_READY, env);
    const origin = server.ready[1] ?? '';
    try {
      await walk(origin, 'zh-CN');
      expect(upstream.seen.length).toBeGreaterThan(5);
      for (const each of ['en-US', 'zh-CN'] as const) await checkArrival(origin, each);
    } finally {
      const { output } = await server.stop();
      await upstream.close();
      expect(output).not.toMatch(/"level":[56]0|unhandled/i);
    }
  });

  it.runIf(template === 'h5')('a shared link shows what it leads to', async () => {
    const upstream = await startUpstream(subject.answer);
    const env = { DEPLOY_ENV: 'prd', PORT: '0', [variable]: upstream.origin };
    const server = await startIn(project.folder, 'npx node-service start', SERVICE_READY, env);
    try {
      const response = await fetch(`${server.ready[1]}/reports/5`, {
        headers: { accept: 'text/html' },
      });
      expect(await response.text()).toMatch(/<meta property="og:title" content="电梯异响/);
    } finally {
      await server.stop();
      await upstream.close();
    }
  });

  /** The first page of a new reader, and what the budget allows it. */
  async function checkArrival(origin: string, locale: Locale): Promise<void> {
    const visitor = await openVisitor(browser, { origin, locale, device, name: template });
    const { page, shoot } = visitor;
    try {
      await page.goto(`${origin}/`);
      await page.getByRole('button', { name: /^(Log in|登 ?录)$/ }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await visitor.scriptSize()).toBeLessThanOrEqual(loginBudget * KIB);
      await shoot('production');
      expect(visitor.problems).toEqual([]);
    } finally {
      await visitor.close();
    }
  }
});
