import { EventEmitter, once } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { launch } from 'chrome-launcher';
import type { findBrowsers } from '../../harness/browsers.mjs';

type Settings = Awaited<ReturnType<typeof findBrowsers>>['chromium'];

/** A page that is told by the Chrome DevTools Protocol what to do, and watched by nobody. */
export interface BarePage extends AsyncDisposable {
  readonly send: CDPSession['send'];
  /** What a function answers that runs in the page, which must name nothing outside itself. */
  evaluate<Result, Given extends readonly unknown[]>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
}

export interface BareBrowser extends AsyncDisposable {
  /** A page with nothing in its memory. */
  openPage(): Promise<BarePage>;
}

/**
 * A Chromium whose pages no debugger listens to. The test's library has one listen (`Runtime.enable`): V8 then reads every
 * script a second time for the lines of its functions, which is most of what React takes to be read, and no visitor's browser
 * does it.
 */
export async function launchBare({ executablePath, args }: Settings, more: readonly string[]): Promise<BareBrowser> {
  const chrome = await launch({
    chromePath: executablePath,
    // As large as the largest screen that it plays: what changes below the window's end is not drawn, and seems to take for ever.
    chromeFlags: ['--headless=new', '--window-size=1440,900', ...args, ...more],
  });
  const version = await fetch(`http://127.0.0.1:${chrome.port}/json/version`);
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = JSON.parse(await version.text());
  const socket = new WebSocket(webSocketDebuggerUrl);
  const gone = new AbortController();
  const { signal } = gone;
  socket.addEventListener('close', () => gone.abort(new Error('The browser is gone.')));
  await once(socket, 'open', { signal });
  // By the number of what was sent; events have none, and nothing here waits for one.
  const answers = new EventEmitter();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    answers.emit(String(answer.id), answer);
  });
  let sent = 0;
  const sender =
    (sessionId?: string): CDPSession['send'] =>
    async (method, params) => {
      sent += 1;
      const answered = once(answers, String(sent), { signal });
      socket.send(JSON.stringify({ id: sent, method, params, sessionId }));
      const [{ result, error }] = await answered;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    };

  const toBrowser = sender();
  return {
    async openPage() {
      const { browserContextId } = await toBrowser('Target.createBrowserContext');
      const { targetId } = await toBrowser('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await toBrowser('Target.attachToTarget', { targetId, flatten: true });
      const send = sender(sessionId);
      return {
        send,
        async evaluate(run, ...given) {
          const { result, exceptionDetails } = await send('Runtime.evaluate', {
            expression: `(${run})(...${JSON.stringify(given)})`,
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
          return result.value;
        },
        async [Symbol.asyncDispose]() {
          await toBrowser('Target.disposeBrowserContext', { browserContextId });
        },
      };
    },
    async [Symbol.asyncDispose]() {
      socket.close();
      chrome.kill();
    },
  };
}
