import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import file from '../brand.svg?raw';
import { readMark } from './read-mark.ts';

/** The mark of the brand. */
export const mark = readMark(file);

const { length } = renderToStaticMarkup(createElement('svg', null, mark.content));

/**
 * A mark of a few shapes is written into every page, to be there with the first paint. A larger one is the tab icon shown
 * again, and so is one whose parts name each other, since a page may show it twice.
 */
export const isInPage = !mark.hasIds && length <= 500;
