import sharp from 'sharp';

/** A part of a picture, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pictures are compared in squares of so many pixels a side; differences that touch are one box. */
const side = 16;

/** The boxes in which two pictures differ; what only one of them has differs. */
export async function differingBoxes(before: string, after: string): Promise<readonly Box[]> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const columns = Math.ceil(width / side);
  const squares = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (one.at(x, y) !== other.at(x, y)) squares.add(Math.floor(y / side) * columns + Math.floor(x / side));
    }
  }
  return [...groups(squares, columns)].map((group) => {
    const lefts = group.map((square) => (square % columns) * side);
    const tops = group.map((square) => Math.floor(square / columns) * side);
    return {
      left: Math.min(...lefts),
      top: Math.min(...tops),
      right: Math.min(width, Math.max(...lefts) + side),
      bottom: Math.min(height, Math.max(...tops) + side),
    };
  });
}

async function pixelsOf(file: string) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  return { width, height, at: (x: number, y: number) => (x < width && y < height ? pixels[y * width + x] : undefined) };
}

/** Squares that touch, at a corner too, or stand one apart. */
function* groups(squares: Set<number>, columns: number): Generator<readonly number[]> {
  const reach = [-2, -1, 0, 1, 2];
  for (const first of squares) {
    const group = [first];
    squares.delete(first);
    for (const square of group) {
      for (const down of reach) {
        for (const across of reach) {
          const column = (square % columns) + across;
          const near = square + down * columns + across;
          if (column >= 0 && column < columns && squares.delete(near)) group.push(near);
        }
      }
    }
    yield group;
  }
}
