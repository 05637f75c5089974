import type { AstroIntegration } from 'astro';
import { editorAddress, filesAddress, pictureFilesAddress, reviewAddress } from './addresses.ts';
import { answerFiles } from './server/answer-files.ts';
import { answerPage } from './server/answer-page.ts';
import { answerPicture } from './server/answer-picture.ts';
import { answerReview } from './server/answer-review.ts';

/** Serves the editor beside the site in dev, ahead of it, so that a mistake in the content does not shut out who mends it. */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            // Apart from that of `npm run dev`, which may run beside it.
            cacheDir: 'node_modules/.vite/edit',
            plugins: [
              {
                name: 'editor',
                configureServer(server) {
                  server.middlewares.use(editorAddress, (request, response, next) => {
                    answerPage(server, request, response).catch(next);
                  });
                  server.middlewares.use(reviewAddress, (request, response, next) => {
                    answerReview(server, request, response).catch(next);
                  });
                  server.middlewares.use(pictureFilesAddress, (request, response, next) => {
                    answerPicture(server, request, response).catch(next);
                  });
                  server.middlewares.use(filesAddress, (request, response, next) => {
                    answerFiles(server, request, response).catch(next);
                  });
                },
              },
            ],
          },
        });
      },
    },
  };
}
