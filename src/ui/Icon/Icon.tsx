export const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  check: 'M4 12.5 9.5 18 20 6.5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M5 5l14 14M19 5 5 19',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  linkedin: 'M4 9h4v11H4zM6 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M11 20V9h4v2c2-3 6-2 6 2v7h-4v-6c0-2-2-2-2 0v6z',
  facebook: 'M14 21v-8h3l.5-4H14V7c0-1.5.5-2 2-2h2V2h-3c-3.5 0-5 2-5 5v2H7v4h3v8',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17.5 6.5h.01',
  x: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4z',
  youtube: 'M3 7c0-1 1-2 2-2h14c1 0 2 1 2 2v10c0 1-1 2-2 2H5c-1 0-2-1-2-2zM10 9l5 3-5 3z',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps {
  readonly name: IconName;
  /** Spoken name; without one the icon is decoration. */
  readonly label?: string;
}

/** A line icon of one em, in the colour of the text around it. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  );
}
