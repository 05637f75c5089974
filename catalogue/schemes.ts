/** The two schemes that everything is shown in, side by side. */
export const schemes = ['light', 'dark'] as const;
