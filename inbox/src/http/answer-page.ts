import { createHash } from 'node:crypto';

const style = `:root { color-scheme: light dark }
body { max-width: 36rem; margin: 4rem auto; padding: 0 1.25rem; font: 1.125rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.25 }
a { display: inline-block; padding: 0.5rem 0; color: LinkText }`;

/** The page may show itself and nothing else. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export interface PageLinks {
  /** The site that the form was on, undefined if it is not one of ours. */
  readonly site: string | undefined;
  readonly privacyNotice: string;
}

/** What a visitor without script reads after sending the form: that it has come, or the problem. */
export function answerPage(problem: string | undefined, { site, privacyNotice }: PageLinks): string {
  const title = problem === undefined ? 'Thank you, we have your details' : 'Your details have not been sent';
  const text =
    problem === undefined
      ? 'They have arrived, and we will get back to you by email.'
      : `${problem} Use the Back button of your browser to return to the form: most browsers keep what you typed.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(text)}</p>
${site === undefined ? '' : `<p><a href="${escapeHtml(site)}/">Back to the website</a></p>`}
<p><a href="${escapeHtml(URL.canParse(privacyNotice) ? privacyNotice : `${site ?? ''}${privacyNotice}`)}">Privacy notice</a></p>
</main>
</body>
</html>
`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
