export const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  check: 'M4 12.5 9.5 18 20 6.5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M5 5l14 14M19 5 5 19',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
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
