import type { Log } from '../log.ts';

const minute = 60_000;

/** Refusals of one kind, which a stranger may cause any number of times. */
export interface RefusalTally {
  count(): void;
  /** Logs what is counted so far, as before the end. */
  tell(): void;
}

/** Logs the first at once, and once a minute how many more there were. */
export function createRefusalTally(log: Log, event: string): RefusalTally {
  let untold = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    timer = untold > 0 ? setTimeout(tell, minute).unref() : undefined;
    if (untold > 0) log('warn', event, { count: untold });
    untold = 0;
  };
  return {
    count: () => {
      untold += 1;
      if (!timer) tell();
    },
    tell,
  };
}
