/** Tells the browser of each page how far its load is and what it writes into its console; the engine tells neither. */
(() => {
  const { webdriver } = webkit.messageHandlers;
  const tell = (message) => webdriver.postMessage(JSON.stringify(message));
  addEventListener('DOMContentLoaded', () => tell({ event: 'browsingContext.domContentLoaded' }));
  addEventListener('load', () => tell({ event: 'browsingContext.load' }));
  for (const method of ['debug', 'error', 'info', 'log', 'warn']) {
    const own = console[method];
    console[method] = (...given) => {
      tell({ event: 'log.entryAdded', method, text: given.map(String).join(' ') });
      own.apply(console, given);
    };
  }
})();
