import { renderToStaticMarkup } from 'react-dom/server';
import type { Mistake } from '../src/lib/mistakes.ts';

/** Looks every second whether the same is still said: a page that only listens can miss what is told while it loads. */
const lookAgain = `setInterval(async () => {
  const now = await fetch(location.href).then((answer) => answer.text(), () => undefined);
  if (now === undefined) return;
  const page = new DOMParser().parseFromString(now, 'text/html');
  if (page.body.textContent !== document.body.textContent) location.reload();
}, 1000)`;

interface MistakeListProps {
  readonly mistakes: readonly Mistake[];
}

function MistakeList({ mistakes }: MistakeListProps) {
  return (
    <ol>
      {mistakes.map(({ file, line, column, what }) => (
        <li key={`${file}:${line}:${column}:${what}`}>{`${file}:${line}:${column}: ${what}`}</li>
      ))}
    </ol>
  );
}

/** The page that `astro dev` shows in place of one that a build would refuse, as HTML. It goes when they are mended. */
export const mistakesPage = (mistakes: readonly Mistake[]): string => `<!doctype html>
<html lang="en">
<meta name="color-scheme" content="light dark">
<title>Mistakes in what is written</title>
<style>body { font: 1rem/1.5 monospace; padding: 1rem; overflow-wrap: anywhere }</style>
<body>
<h1>Mistakes in what is written</h1>
${renderToStaticMarkup(<MistakeList mistakes={mistakes} />)}
<script type="module">${lookAgain}</script>
`;
