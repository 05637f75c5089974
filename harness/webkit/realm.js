/**
 * What WebDriver BiDi asks of a realm: values in and out, and references to what stays inside
 * (https://www.w3.org/TR/webdriver-bidi/#module-script). It is run before each script that the driver runs, in the same world,
 * and installs itself once.
 */
globalThis[Symbol.for('webdriver-bidi')] ??= (() => {
  const kept = new Map();
  const borrowed = new Map();
  // No other realm has a handle of the same name.
  const name = Math.random().toString(36).slice(2);

  function keep(value) {
    const handle = `${name}-${kept.size}`;
    kept.set(handle, value);
    return handle;
  }

  // Worlds share the nodes of a document but no reference to one: a node is lent by an event that is dispatched on it.
  addEventListener('webdriver-lend', (event) => borrowed.set(event.data, event.composedPath()[0]), true);

  function lend(handle) {
    kept.get(handle)?.dispatchEvent(new InputEvent('webdriver-lend', { data: handle }));
  }

  // Playwright's scripts evaluate others, which the policy of a page forbids: the driver compiles those, and runs the script again.
  const compiled = new Map();
  const missing = new Set();
  globalThis.eval = (source) => {
    const evaluate = compiled.get(source);
    if (evaluate) return evaluate();
    missing.add(source);
    throw new EvalError('Not compiled yet.');
  };

  function compile(source, evaluate) {
    compiled.set(source, evaluate);
    missing.delete(source);
  }

  function read(argument) {
    if ('handle' in argument) return kept.get(argument.handle);
    if ('sharedId' in argument) return borrowed.get(argument.sharedId) ?? kept.get(argument.sharedId);
    const { type, value } = argument;
    if (type === 'undefined') return undefined;
    if (type === 'null') return null;
    if (type === 'number') return Number(value);
    if (type === 'bigint') return BigInt(value);
    if (type === 'date') return new Date(value);
    if (type === 'regexp') return new RegExp(value.pattern, value.flags);
    if (type === 'array') return value.map(read);
    if (type === 'object') return Object.fromEntries(value.map(([key, entry]) => [read(key), read(entry)]));
    return value;
  }

  function typeOf(value) {
    if (value instanceof Node) return 'node';
    if (value === globalThis) return 'window';
    return Object.prototype.toString.call(value).slice(8, -1).toLowerCase();
  }

  function contents(value, type, depth) {
    if (depth === 0) return undefined;
    if (type === 'array') return Array.from(value, (entry) => write(entry, depth - 1));
    if (type === 'date') return value.toISOString();
    if (type === 'regexp') return { pattern: value.source, flags: value.flags };
    if (type === 'object') return Object.keys(value).map((key) => [key, write(value[key], depth - 1)]);
    return undefined;
  }

  function write(value, depth = Number.POSITIVE_INFINITY, isKept = false) {
    if (value === undefined) return { type: 'undefined' };
    if (value === null) return { type: 'null' };
    if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value };
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value === 'number') {
      const isPlain = Number.isFinite(value) && !Object.is(value, -0);
      return { type: 'number', value: isPlain ? value : Object.is(value, -0) ? '-0' : String(value) };
    }
    const type = typeOf(value);
    return {
      type,
      ...(isKept && { handle: keep(value) }),
      ...(type === 'node' && { sharedId: keep(value), value: { localName: value.localName } }),
      ...(type !== 'node' && { value: contents(value, type, depth) }),
    };
  }

  /** Runs a script and answers what BiDi answers, as JSON. */
  async function run(script, request) {
    const { args, depth, isKept } = JSON.parse(request);
    const answer = async () => {
      try {
        return { type: 'success', result: write(await script(...args.map(read)), depth ?? undefined, isKept) };
      } catch (error) {
        const text = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack}` : String(error);
        return { type: 'exception', exceptionDetails: { text } };
      }
    };
    const answered = await answer();
    return JSON.stringify(missing.size > 0 ? { type: 'uncompiled', sources: [...missing] } : answered);
  }

  const disown = (handle) => kept.set(handle, undefined);
  return { run, compile, lend, disown };
})();
