import type { AstroIntegration } from 'astro';
import { plainHeaders } from './hosts/security-headers.ts';

/**
 * Lets `astro dev` show what a build shows: the same headers with every answer, and each page with its policy and its mistakes. Articles that
 * are not out are shown. What is different there is listed in docs/development.md. Tells editors what content takes, and keeps what a command makes from the
 * others, so that a build beside it harms neither.
 */
export function devServer(): AstroIntegration {
  return {
    name: 'dev-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, addMiddleware }) => {
        updateConfig({ vite: { cacheDir: `node_modules/.vite/${command}` } });
        if (command !== 'dev') return;
        process.env['SITE_DRAFTS'] = '1';
        updateConfig({
          server: { headers: { ...plainHeaders } },
          // What a build writes is no edit, and reloads no page.
          vite: { server: { watch: { ignored: ['**/dist/**', '**/.site/**'] } } },
        });
        addMiddleware({ entrypoint: new URL('./dev-said-mistakes.middleware.ts', import.meta.url), order: 'pre' });
        addMiddleware({ entrypoint: new URL('./dev-policy.middleware.ts', import.meta.url), order: 'pre' });
        addMiddleware({ entrypoint: new URL('./dev-schemas.middleware.ts', import.meta.url), order: 'pre' });
        addMiddleware({ entrypoint: new URL('./dev-mistakes.middleware.ts', import.meta.url), order: 'post' });
      },
    },
  };
}
