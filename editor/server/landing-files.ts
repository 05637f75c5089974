import { typedOut } from '../../src/fields/typed-out.ts';
import { readYaml } from '../../src/lib/read-yaml.ts';
import { landingPaths } from '../../src/site/addresses.ts';
import { addressProblem } from '../../src/site/landing/address.ts';
import { landingPage } from '../../src/site/landing/landing.schema.ts';
import type { AddressField, GroupField } from '../field.ts';
import { asYaml, type ContentFile } from './content-files.ts';
import { formOf, requiredFirst } from './form-of.ts';

/** The name of the folder, which does not stand in the file. */
const address: AddressField = {
  kind: 'address',
  label: 'Address',
  help: 'Words and numbers in lower case, joined by hyphens, as spring-offer.',
  isRequired: true,
  limit: undefined,
  isLong: false,
  names: undefined,
  options: [],
};

/** The form of a landing page: what it has to have before what it may have. */
export function landingForm(): GroupField {
  const form = formOf(landingPage);
  return requiredFirst(form, { address, ...form.fields });
}

const ids = 'landing/';

function landingFile(name: string): ContentFile {
  const path = `src/site/${name}/page.yaml`;
  const yaml = asYaml((source) => readYaml(source, landingPage, path, typedOut));
  return {
    ...yaml,
    id: `${ids}${name}`,
    path,
    form: landingForm(),
    mistakesIn(source) {
      const problem = addressProblem(`/${name}`);
      const mistakes = yaml.mistakesIn(source);
      return problem === undefined ? mistakes : [`${address.label}: ${problem}`, ...mistakes];
    },
  };
}

/** The file of the landing page that has an id, whether it is there yet or not. */
export const landingOf = (id: string): ContentFile | undefined =>
  id.startsWith(ids) ? landingFile(id.slice(ids.length)) : undefined;

/** Every landing page that there is. */
export const landingFiles = (): readonly ContentFile[] => landingPaths().map((path) => landingFile(path.slice(1)));
