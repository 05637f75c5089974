import site from '../astro.config.ts';
import { editor } from './editor.integration.ts';

/** The site in dev with the editor beside it. The site's own configuration knows nothing of it, so no build can hold any. */
export default { ...site, integrations: [...(site.integrations ?? []), editor()] };
