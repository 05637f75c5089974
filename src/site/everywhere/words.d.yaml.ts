import type { Words } from './words.schema.ts';

declare const words: Words;
export = words;
