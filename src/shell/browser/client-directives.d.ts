import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Load on intent; see `interaction.ts`. */
    'client:interaction'?: boolean;
  }
}
