/**
 * `npm run bench:build`: how the build grows with the blog. Builds copies of the site with 8, 200 and 2,000 articles and
 * prints time and the bytes of the blog's index; fails where an article of the largest costs more than allowed, over all or
 * from 200 on, or the index outgrows its budget. Times are compared with the 8-article build of the same run, so that a
 * slower machine proves as much. The newest articles cost more than the rest, which shows at 200: they are compressed
 * thoroughly and have a social image of their own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const sizes = [8, 200, 2000] as const;
const sources = ['src', 'public', 'platform', 'contracts', 'astro.config.ts', 'tsconfig.json', 'package.json'];
const blog = 'src/content/blog';

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

/** A copy of the sources with a package folder of its own, so that its caches stay its own. */
function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), 'bench-build-'));
  for (const source of sources) cpSync(source, join(root, source), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.'))) {
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
  return root;
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
  const root = copySite();
  try {
    fillBlog(root, articles);
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', SITE_PREVIEW: '1' },
    });
    const ms = performance.now() - start;
    if (status !== 0) throw new Error(`The build with ${articles} articles failed:\n${stdout}${stderr}`);
    return { articles, ms, indexBytes: brotliCompressSync(readFileSync(join(root, 'dist/blog.html'))).length };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** What an article more adds from one size to the next, in ms. */
const slope = (from: Measurement, to: Measurement) => (to.ms - from.ms) / (to.articles - from.articles);

console.log('articles   seconds   ms an article   of the 8-article build   index bytes');
const curve: Measurement[] = [];
for (const size of sizes) {
  const measured = measure(size);
  curve.push(measured);
  const base = curve[0] ?? measured;
  const each = measured === base ? 0 : slope(base, measured);
  const cells = [
    String(size).padStart(8),
    (measured.ms / 1000).toFixed(1).padStart(10),
    each.toFixed(2).padStart(16),
    `${((each / base.ms) * 100).toFixed(3)} %`.padStart(25),
    String(measured.indexBytes).padStart(14),
  ];
  console.log(cells.join(''));
}

const [base, some, many] = curve;
if (!base || !some || !many) throw new Error('A curve has three points.');
const tooMuch = (ms: number) => (ms / base.ms) * referenceMs > allowedMs;
const problems = [
  tooMuch(slope(base, many)) && `An article may add ${allowedMs} ms where the 8-article build takes ${referenceMs} ms.`,
  tooMuch(slope(some, many)) && 'The later an article, the more it costs: the build is not linear.',
  curve.some(({ indexBytes }) => indexBytes > indexBudget) && `The index may have ${indexBudget} bytes.`,
].filter((problem) => problem !== false);
console.log(
  problems.join('\n') ||
    `Linear, within ${allowedMs} ms an article where the 8-article build takes ${referenceMs} ms, and ${indexBudget} bytes of index.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
