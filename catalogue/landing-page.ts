import { typedOut } from '../src/fields/typed-out.ts';
import { readYaml } from '../src/lib/read-yaml.ts';
import { landingPage } from '../src/site/landing/landing.schema.ts';
import written from './landing-page.yaml?raw';

/** Where the catalogue shows a page of every kind of block. */
export const landingPath = '/landing-page';

/** The page that it shows there. */
export const landingExample = readYaml(written, landingPage, 'catalogue/landing-page.yaml', typedOut);
