import interaction from './interaction.ts';

// Where Astro's islands look for the way in which they start.
Object.assign(globalThis, { Astro: { interaction } });
