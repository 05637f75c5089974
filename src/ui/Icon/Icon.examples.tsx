import type { Example } from '../example.ts';
import { Icon, type IconName } from './Icon.tsx';

/** Every icon, by the compiler's word: a new one does not compile until it is here. */
const meanings: Readonly<Record<IconName, string>> = {
  arrow: 'Forward',
  back: 'Back',
  check: 'Included',
  chevron: 'Opens',
  close: 'Close',
  menu: 'Menu',
  mail: 'Email',
  pin: 'Place',
  share: 'Share',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
};

const isIconName = (name: string): name is IconName => name in meanings;

export const examples: readonly Example[] = [
  ...Object.keys(meanings)
    .filter(isIconName)
    .map((name) => ({
      title: meanings[name],
      content: (
        <p>
          <Icon name={name} label={meanings[name]} />
        </p>
      ),
    })),
  {
    title: 'Decoration, without a name',
    content: (
      <p>
        <Icon name="check" />
      </p>
    ),
  },
];
