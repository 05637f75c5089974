declare module 'subset-font' {
  /** Cuts a font down to the glyphs of `text`, its axes to the given ranges, and its layout to the features to keep. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      readonly keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
