/** Whether a file is a picture by its name. */
export const isNamedAsPicture = (file: string): boolean => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(file);

/** What helps a file that is no picture, or none that can be shown. */
export const saveAs = 'save it as JPEG, PNG, WebP, AVIF or SVG';
