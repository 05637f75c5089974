/** What makes islands start. Astro writes it into every page; the build takes it out again (build/steps/island-runtime.ts). */
import 'astro/runtime/server/astro-island.js';
