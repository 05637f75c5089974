/** Pictures side by side, under one title. */
export interface Row {
  readonly title: string;
  readonly pictures: readonly { readonly file: string; readonly caption: string }[];
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figureOf = (file: string, caption: string) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;

function rowOf({ title, pictures }: Row): string {
  const figures = pictures.map(({ file, caption }) => figureOf(file, caption));
  return `<h2>${escapeHtml(title)}</h2>\n<div class="row">${figures.join('\n')}</div>`;
}

/** A page that shows pictures, each leading to its full size: plain, readable in both schemes, complete in one file. */
export function indexOf(title: string, rows: readonly Row[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem }
  h2 { margin-block-start: 3rem }
  .row { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { flex: none; margin: 0 }
  img { display: block; border: 1px solid #8888; inline-size: 20rem }
</style>
<h1>${escapeHtml(title)}</h1>
${rows.map(rowOf).join('\n')}
</html>
`;
}
