/** Text as it may stand in HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The index page of a report: plain, readable in both schemes, complete in one file. */
export function reportPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem; font-variant-numeric: tabular-nums }
  h2 { margin-block-start: 3rem }
  table { border-collapse: collapse }
  th, td { padding: .3rem .8rem; border-block-end: 1px solid #8888; text-align: end }
  :is(th, td):first-child { text-align: start }
  .row { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
  figure { flex: none; margin: 0 }
  img { display: block; border: 1px solid #8888; inline-size: 20rem }
</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
}

/** A path of the site as a file name, without extension. */
export function fileNameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}
