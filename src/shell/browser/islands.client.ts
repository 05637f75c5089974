/** What makes islands start: Astro writes it into every page, the build takes it out of there again (build/steps/island-script.ts). */
import 'astro/runtime/server/astro-island.js';
