import { Placed, type Placement } from './Placed.tsx';
import { color, inked, scored, warmShaded } from './palette.ts';

export interface KeyProps extends Placement {
  readonly fill?: string;
}

const outline =
  'M32 2a30 30 0 0 1 28 20h78l10 10-10 10h-8l-7 9-8-9-7 9-8-9H60A30 30 0 1 1 32 2Zm-8 20a10 10 0 1 0 0 20a10 10 0 0 0 0-20Z';

/** A key, 150 × 64. */
export function Key({ fill = color.clay, ...place }: KeyProps) {
  return (
    <Placed {...place} width={150} height={64}>
      <path d={outline} fill={fill} fillRule="evenodd" {...inked} />
      <path d="M60 42h40l8 9 7-9 8 9 7-9h8l10-10H60Z" {...warmShaded} />
      <path d="M66 30h60" {...scored} strokeWidth={1.5} />
    </Placed>
  );
}
