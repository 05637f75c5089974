import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { stop } from './stop.ts';

/** A visitor's Firefox with one page; it can be asked how far the page is, over WebDriver BiDi. */
export interface Firefox extends AsyncDisposable {
  /** Resolves once all of the page is laid out, and what has happened in it so far has been told to a screen reader. */
  shown(): Promise<void>;
}

/** Nothing opened beside the page, and nothing fetched but it. */
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  // No link is called visited in one run and not in another.
  'places.history.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Those that drivers recommend would make it another than a visitor's.
  'remote.prefs.recommended': false,
};

/**
 * Asked of the page. Its sections are laid out a frame each, but behind an open dialog, and every one is news for a screen
 * reader, as is what a script does as it starts; of two further frames the first shows what has happened, with the second it has
 * been told.
 */
const whenShown = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const isLaidOut = (section) => getComputedStyle(section).contentVisibility === 'visible';
  const isWhole = () =>
    document.querySelector('dialog[open]') || [...document.querySelectorAll('main > *, main + *')].every(isLaidOut);
  const starting = ':is(dialog[open] form, :focus-within)[data-pending]:not(button)';
  while (document.readyState !== 'complete' || !isWhole() || document.querySelector(starting)) await frame();
  await frame();
  await frame();
})()`;

/** Starts a Firefox with a profile of its own in a folder, which shows the address on the screen that `env` names. */
export async function openFirefox(url: string, folder: string, env: NodeJS.ProcessEnv): Promise<Firefox> {
  const profile = mkdtempSync(join(folder, 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--no-remote', '--profile', profile, '--remote-debugging-port=0', '--kiosk', url];
  await using starting = new AsyncDisposableStack();
  const firefox = spawn('firefox-esr', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  starting.defer(() => stop(firefox));
  const ask = await connect(await addressOf(firefox));
  await ask('session.new', { capabilities: {} });
  const { contexts } = await ask('browsingContext.getTree', {});
  const { context } = contexts[0];
  const started = starting.move();
  return {
    async shown() {
      await ask('script.evaluate', { expression: whenShown, target: { context }, awaitPromise: true });
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

/** Where it says that it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  // Read on after that, or Firefox would wait until somebody does.
  const lines = stderr ? on(createInterface(stderr), 'line', { close: ['close'] }) : [];
  for await (const [line] of lines) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new PlainError('Firefox did not start.');
}

/** Answers how to give a command, which resolves with its result. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  let count = 0;
  return async (method: string, params: object) => {
    count += 1;
    const id = count;
    const answered = Promise.withResolvers<string>();
    const onMessage = ({ data }: MessageEvent<string>) => JSON.parse(data).id === id && answered.resolve(data);
    socket.addEventListener('message', onMessage);
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = JSON.parse(await answered.promise);
    socket.removeEventListener('message', onMessage);
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
}
