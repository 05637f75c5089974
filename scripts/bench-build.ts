/**
 * `npm run bench:build`: how the build grows with the blog. Builds copies of the site with 8, 200 and 2,000 articles and
 * prints time and the bytes of the blog's index; fails where an article costs more than allowed, over the 8-article build or
 * over the size before, or the index outgrows its budget. Times are compared with the 8-article build of the same run, so
 * that a slower machine proves as much; the short builds are measured three times, of which the middle counts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copySite } from '../harness/site-copy.ts';

const sizes = [
  { articles: 8, runs: 3 },
  { articles: 200, runs: 3 },
  { articles: 2000, runs: 1 },
] as const;
const blog = 'src/site/blog/articles';

/** What an article may add to the build, and what the 8-article build takes, on the two-core machine of the project. */
const allowedMs = 8;
const referenceMs = 5500;
/** Bytes of HTML and CSS, compressed. */
const indexBudget = 14_600;

interface Measurement {
  readonly articles: number;
  readonly ms: number;
  readonly indexBytes: number;
}

/** Adds articles up to a number: the texts of the real ones in turn, a day earlier each. */
function fillBlog(root: string, articles: number): void {
  const folder = join(root, blog);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  for (let index = texts.length; index < articles; index += 1) {
    const slug = `generated-${index}`;
    const date = new Date(Date.UTC(2024, 11, 1) - index * 86_400_000).toISOString().slice(0, 10);
    const text = texts[index % texts.length] ?? '';
    const article = text.replace(/^slug: .*$/m, `slug: ${slug}`).replace(/^date: .*$/m, `date: ${date}`);
    writeFileSync(join(folder, `${slug}.mdx`), article);
  }
}

function measure(articles: number): Measurement {
  const site = copySite();
  try {
    fillBlog(site.root, articles);
    const start = performance.now();
    const { code, output } = site.astro('build');
    const ms = performance.now() - start;
    if (code !== 0) throw new Error(`The build with ${articles} articles failed:\n${output}`);
    return { articles, ms, indexBytes: brotliCompressSync(readFileSync(join(site.root, 'dist/blog.html'))).length };
  } finally {
    site.remove();
  }
}

/** The middle one of several measurements. */
function measureOften({ articles, runs }: (typeof sizes)[number]): Measurement {
  const sorted = Array.from({ length: runs }, () => measure(articles)).sort((a, b) => a.ms - b.ms);
  return sorted[Math.floor(runs / 2)] ?? measure(articles);
}

/** What an article more adds from one size to the next, as a share of the build that it is compared with. */
const growth = (from: Measurement, to: Measurement, base: Measurement) =>
  to === from ? 0 : (to.ms - from.ms) / (to.articles - from.articles) / base.ms;

console.log('articles   seconds   ms an article   of the 8-article build   index bytes');
let base: Measurement | undefined;
let previous: Measurement | undefined;
let failed = false;
for (const size of sizes) {
  const measured = measureOften(size);
  base ??= measured;
  const share = growth(base, measured, base);
  const step = growth(previous ?? measured, measured, base);
  previous = measured;
  failed ||= Math.max(share, step) * referenceMs > allowedMs || measured.indexBytes > indexBudget;
  const cells = [
    String(size.articles).padStart(8),
    (measured.ms / 1000).toFixed(1).padStart(10),
    (share * base.ms).toFixed(2).padStart(16),
    `${(share * 100).toFixed(3)} %`.padStart(25),
    String(measured.indexBytes).padStart(14),
  ];
  console.log(cells.join(''));
}
console.log(
  failed
    ? `Too much: an article may add ${allowedMs} ms where the 8-article build takes ${referenceMs} ms, and the index ${indexBudget} bytes.`
    : `Within ${allowedMs} ms an article where the 8-article build takes ${referenceMs} ms, and ${indexBudget} bytes of index.`,
);
process.exitCode = failed ? 1 : 0;
