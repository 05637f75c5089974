/** What makes islands start. Astro writes both into every page; the build takes them out again (build/steps/island-runtime.ts). */
import './directives.client.ts';
import 'astro/runtime/server/astro-island.js';
