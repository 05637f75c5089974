/** How wide a line is, in sizes. */
export type Measure = (line: string) => number;

export interface Room {
  readonly width: number;
  readonly height: number;
  /** From one baseline to the next, in sizes. */
  readonly leading: number;
  /** In pixels, the largest that may be used, and the smallest. */
  readonly sizes: readonly [largest: number, smallest: number];
}

export interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Sets a title as large as its room allows, in lines about as long as each other. Throws if none of the sizes fits. */
export function fitTitle(title: string, room: Room, measure: Measure): FittedTitle {
  const [largest, smallest] = room.sizes;
  for (let size = largest; size >= smallest; size -= 2) {
    const widthOf = (line: string) => measure(line) * size;
    const lines = wrap(title, room.width, widthOf);
    const isHighEnough = lines.length * size * room.leading <= room.height;
    if (isHighEnough && lines.every((line) => widthOf(line) <= room.width)) {
      return { lines: balance(title, lines, widthOf), size };
    }
  }
  throw new Error(`“${title}” is too long for a social image.`);
}

/** As many words on each line as fit; a single word that does not is a line of its own. */
function wrap(title: string, width: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines in the narrowest column that takes them. */
function balance(title: string, lines: readonly string[], widthOf: (line: string) => number): readonly string[] {
  let best = lines;
  for (;;) {
    const widest = Math.max(...best.map(widthOf));
    const narrower = wrap(title, widest - 1, widthOf);
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line) >= widest)) return best;
    best = narrower;
  }
}
