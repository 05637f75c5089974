/** Pixels of a social image, as the networks ask for them. */
export const socialImageSize = { width: 1200, height: 630 } as const;
