import { elementsOf, insert, type Page } from '../page.ts';

/** Answers the integrity of the built file at an address, if there is one. */
export type IntegrityOf = (address: string) => string | undefined;

/** Names with every script file what it has to be (Subresource Integrity, W3C): a browser runs no other. */
export function addIntegrity(page: Page, integrityOf: IntegrityOf): Page {
  const files = elementsOf(page.html).flatMap(({ name, attributes, afterName }) => {
    const address =
      name === 'script' ? attributes['src'] : isModulePreload(name, attributes) ? attributes['href'] : undefined;
    return address === undefined || 'integrity' in attributes
      ? []
      : [{ address, at: afterName, integrity: integrityOf(address) }];
  });
  const missing = files.filter(({ integrity }) => integrity === undefined);
  return {
    ...page,
    html: insert(
      page.html,
      files.map(({ at, integrity }) => ({ at, text: ` integrity="${integrity}"` })),
    ),
    problems: [...page.problems, ...missing.map(({ address }) => `${address} is not a file of this site`)],
  };
}

const isModulePreload = (name: string, { rel }: Readonly<Record<string, string>>): boolean =>
  name === 'link' && rel?.toLowerCase() === 'modulepreload';
