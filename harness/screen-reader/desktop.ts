import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { type Firefox, openFirefox } from './firefox.ts';
import { stop } from './stop.ts';

/** A desktop that nobody sees, and on it Orca, which writes what it says. */
export interface Desktop extends AsyncDisposable {
  /** What Orca has said since the last key, or since the browser was opened. */
  heard(): readonly string[];
  /** Presses a key, as X names it: `Tab`, `ctrl+Home`. */
  press(key: string): void;
  /** Opens an address in a Firefox of its own, in place of the one before. */
  open(url: string): Promise<void>;
  /** Resolves once Orca has said all that it has to say of the page as it is shown. */
  settled(): Promise<void>;
}

/** The key echo and the sounds of a program left out, and nothing read before a key is pressed. */
const orcaSettings = {
  general: {
    speechServerFactory: 'written_speech',
    enableKeyEcho: false,
    enableBraille: false,
    enableSound: false,
    sayAllOnLoad: false,
  },
  profiles: { default: { profile: ['Default', 'default'] } },
  pronunciations: {},
  keybindings: {},
};

/** What Orca writes when it has been asked whether it has said all: written_speech.py has the same. */
const endMark = '\u0004';

/** Where a program is told to write what it has to tell: the first descriptor behind those that every program has. */
const tellingDescriptor = 3;

/** Starts a screen, a bus, a window manager and Orca, and resolves when Orca speaks. */
export async function openDesktop(): Promise<Desktop> {
  // What has been started is stopped in the reverse order, also where the next does not start.
  await using starting = new AsyncDisposableStack();
  const home = mkdtempSync(join(tmpdir(), 'screen-reader-'));
  starting.defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LC_ALL: 'C.UTF-8',
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    PYTHONPATH: import.meta.dirname,
    SPEECH_FD: String(tellingDescriptor),
  };

  function start(program: string, args: readonly string[], stdio: SpawnOptions['stdio'] = 'ignore'): ChildProcess {
    const child = spawn(program, args, { env, stdio });
    starting.defer(() => stop(child));
    return child;
  }
  // Resolves with what it told first.
  async function startTelling(program: string, ...args: readonly string[]) {
    const child = start(program, args, ['pipe', 'ignore', 'inherit', 'pipe']);
    const pipe = child.stdio[tellingDescriptor];
    if (!(pipe instanceof Readable)) throw new PlainError(`${program} cannot tell anything.`);
    const lines = createInterface(pipe);
    const [first] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
    if (first === undefined) throw new PlainError(`${program} did not start: the lines above say why.`);
    return { first: String(first), lines, input: child.stdin };
  }

  const screen = ['-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  env['DISPLAY'] = `:${(await startTelling('Xvfb', '-displayfd', String(tellingDescriptor), ...screen)).first}`;
  const bus = await startTelling('dbus-daemon', '--session', '--nofork', `--print-address=${tellingDescriptor}`);
  env['DBUS_SESSION_BUS_ADDRESS'] = bus.first;
  start('openbox', []);
  writeFileSync(join(home, 'user-settings.conf'), JSON.stringify(orcaSettings));
  const speech = await startTelling('orca', '--user-prefs', home);
  let heard: string[] = [];
  let ended = Promise.withResolvers<void>();
  speech.lines.on('line', (line) => (line === endMark ? ended.resolve() : heard.push(line)));

  let firefox: Firefox | undefined;
  starting.defer(() => firefox?.[Symbol.asyncDispose]());
  const started = starting.move();
  return {
    heard: () => heard,
    press(key) {
      heard = [];
      spawnSync('xdotool', ['key', '--clearmodifiers', key], { env });
    },
    async open(url) {
      await firefox?.[Symbol.asyncDispose]();
      heard = [];
      firefox = await openFirefox(url, home, env);
    },
    async settled() {
      await firefox?.shown();
      ended = Promise.withResolvers();
      speech.input?.write('\n');
      await ended.promise;
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
