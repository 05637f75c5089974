import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { didYouMean } from '../lib/did-you-mean.ts';
import { isNamedAsPicture, saveAs } from './file-name.ts';
import { makePicture } from './make-picture.ts';
import { type Picture, UnfitPicture } from './picture.ts';

/** Pictures lie beside the words that they stand with. */
const folder = 'src/site';

/** The name of a picture on the site: `home/counter` for `src/site/home/Counter.jpg`. */
const nameOf = (file: string): string =>
  file
    .slice(folder.length + 1)
    .replace('/articles/', '/')
    .replace(/\.\w+$/, '')
    .split('/')
    .map((part) => part.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))
    .join('/');

async function readPicture(file: string): Promise<readonly [file: string, read: Picture | UnfitPicture]> {
  try {
    return [file, await makePicture(nameOf(file), await readFile(file))];
  } catch (error) {
    if (error instanceof UnfitPicture) return [file, error];
    throw error;
  }
}

/** Every picture of the site by its path, made ready, since whoever reads content or shows it cannot wait. */
const pictures: ReadonlyMap<string, Picture | UnfitPicture> = new Map(
  await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isNamedAsPicture)
      .map((file) => readPicture(`${folder}/${file}`)),
  ),
);

/** The picture in a file, given by its path below the repository. Throws for one that cannot be shown. */
export function findPicture(file: string): Picture {
  const found = pictures.get(file);
  if (found === undefined) throw new UnfitPicture(`${file} is not there`);
  if (found instanceof UnfitPicture) throw found;
  return found;
}

/** Whether a text, from content for example, is the path of a picture. */
export const isPicture = (file: string): boolean => pictures.has(file);

/** Why a file cannot be shown, to whoever has named it; undefined if it can. */
export function pictureProblem(file: string): string | undefined {
  const found = pictures.get(file);
  if (found instanceof UnfitPicture) return `“${baseOf(file)}” ${found.message}`;
  if (found !== undefined) return undefined;
  if (existsSync(file)) return `“${baseOf(file)}” is no picture by its name: ${saveAs}`;
  const beside = [...pictures.keys()].filter((other) => folderOf(other) === folderOf(file)).map(baseOf);
  return `“${baseOf(file)}” is not a file beside these words; write its name as ./counter.jpg${didYouMean(baseOf(file), beside)}`;
}

const baseOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));
