import type { Example } from '../example.ts';
import { Icon, type IconName, paths } from './Icon.tsx';

const isIconName = (name: string): name is IconName => name in paths;

const all = Object.keys(paths)
  .filter(isIconName)
  .map((name) => (
    <li key={name}>
      <Icon name={name} label={name} /> {name}
    </li>
  ));

export const examples: readonly Example[] = [
  { title: 'Each by its name', content: <ul className="actions">{all}</ul> },
];
