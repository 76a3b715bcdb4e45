import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefoxPath } from '../../other-engines.mjs';
import { BidiConnection } from './bidi.ts';
import { type Engine, type EnginePhone, isComplaint, type Remote } from './engine.ts';
import { EngineWindow, PHONE_SIZE } from './window.ts';

/** A browser that asks nobody for anything, takes fingers, and is light by day. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US, en',
  'layout.css.prefers-color-scheme.content-override': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 0,
  'toolkit.telemetry.enabled': false,
  'ui.useOverlayScrollbars': 1,
};

/** Firefox over WebDriver BiDi, without a screen. Each phone is a user context. */
export async function launchFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'asterly-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = spawn(firefoxPath() ?? 'firefox-esr', words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const bidi = await BidiConnection.to(`${await listeningAt(program)}/session`);
  await bidi.call('session.new', { capabilities: {} });
  await bidi.call('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: 'Firefox',
    phone: () => openPhone(bidi),
    async close() {
      const end = new Promise((resolve) => program.on('exit', resolve));
      await bidi.call('browser.close', {});
      await end;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

/** A page whose answer has this browser forget everything of its server, and close what is open of the store. */
const FORGETS = '/dev/forget';

async function openPhone(bidi: BidiConnection): Promise<EnginePhone> {
  const { userContext } = await bidi.call<{ userContext: string }>('browser.createUserContext', {});
  const own = new Set<string>();
  const complaints: string[] = [];
  bidi.on('log.entryAdded', ({ level, text, source }: LogEntry) => {
    if (level === 'error' && own.has(source.context ?? '') && isComplaint(text ?? '')) complaints.push(text ?? '');
  });
  async function open(): Promise<EngineWindow> {
    const { context } = await bidi.call<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
    own.add(context);
    const window = new EngineWindow(remoteOf(bidi, context), 'touch');
    await window.resize(PHONE_SIZE.width, PHONE_SIZE.height);
    return window;
  }
  return {
    open,
    complaints: () => complaints,
    async loseStore(_, network) {
      network.fault = (path) => (path === FORGETS ? 'forget' : 'none');
      const other = (await open()).at(network.address);
      await other.goto(FORGETS);
      network.mend();
      await other.close();
    },
    close: async () => void (await bidi.call('browser.removeUserContext', { userContext })),
  };
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

function remoteOf(bidi: BidiConnection, context: string): Remote {
  return {
    load: async (url) => void (await bidi.call('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async evaluate(expression) {
      const script = { expression, target: { context }, awaitPromise: true };
      const { type, result, exceptionDetails } = await bidi.call<Evaluated>('script.evaluate', script);
      if (type === 'exception' || !result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    perform: async (actions) => void (await bidi.call('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await bidi.call('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () =>
      Buffer.from((await bidi.call<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    show: async () => void (await bidi.call('browsingContext.activate', { context })),
    close: async () => void (await bidi.call('browsingContext.close', { context })),
  };
}

function listeningAt(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    program.stderr?.on('data', (part) => {
      said += part;
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    program.on('error', reject);
    program.on('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });
}
