import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { editorAddress } from '../addresses.ts';
import { ChangesOfPage } from './ChangesOfPage.tsx';
import { KeepForm } from './KeepForm.tsx';
import styles from './review.css?raw';
import type { Review } from './review.ts';
import { ShownPages } from './ShownPages.tsx';

/** The page of changes, as it is sent. */
export const renderReview = (review: Review): string => htmlOf(<Changes {...review} />);

/** The same where there is no commit to see changes against, and why. */
export const renderNoHistory = (reason: string): string =>
  htmlOf(
    <p role="alert">
      There is no commit to see changes against, and none to keep them on: that takes a Git repository, as “git clone”
      makes it. {reason}
    </p>,
  );

const htmlOf = (content: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>What has changed</title>
        <style>{styles}</style>
      </head>
      <body>
        <nav aria-label="Beside this page">
          <a href={editorAddress}>Editor</a> <a href="/">Site</a>
        </nav>
        <main>
          <h1>What has changed</h1>
          {content}
        </main>
      </body>
    </html>,
  )}`;

function Changes(review: Review) {
  const { since, pages, shown, isKept } = review;
  return (
    <>
      {isKept ? (
        <p role="status">
          Kept on the branch {since.branch}, which is checked out now. No file was written, and nothing was pushed.
        </p>
      ) : null}
      <p>
        Since the last commit, “{since.sentence}” ({since.id}, {since.branch ? `on ${since.branch}` : 'on no branch'})
        {pages.length === 0 ? ': nothing.' : '. The first pictures after a commit take as long as a build.'}
      </p>
      {pages.map((page) => (
        <ChangesOfPage key={page.files[0]?.path} {...page} />
      ))}
      {shown === undefined ? null : <ShownPages {...shown} />}
      {pages.length === 0 ? null : <KeepForm {...review} />}
    </>
  );
}
