/** Whether a file is a picture by its name. */
export const isNamedAsPicture = (file: string): boolean => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(file);
