/** Builds the sites that tests want beside the default one, before several tests want them at once. */
import { exitWith } from '../contracts/process/plain-error.mjs';
import { builtVariant } from './variants.ts';

try {
  builtVariant('rebranded');
} catch (error) {
  exitWith(error);
}
