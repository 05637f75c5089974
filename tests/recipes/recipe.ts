import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a recipe of docs/ tells its reader to do, in its order. */
export interface Recipe {
  readonly steps: readonly Step[];
  /** The commands of its last section, as words. */
  readonly commands: readonly (readonly string[])[];
}

type Step =
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'add'; readonly file: string; readonly below: string; readonly text: string };

const fence = '\n\n```(?<language>\\w+)\\n(?<text>.*?\\n)```$';
const instruction = new RegExp(
  `^(?:Write \`(?<file>[^\`]+)\`|In \`(?<changed>[^\`]+)\`, below \`(?<below>[^\`]+)\`, add):${fence}`,
  'gms',
);
const commandBlock = /^```sh\n(.*?)^```$/gms;

/** Reads a recipe: "Write `file`:" and "In `file`, below `line`, add:", each with a block of code, and blocks of commands. */
export function readRecipe(file: string): Recipe {
  const recipe = readFileSync(file, 'utf8');
  const steps = [...recipe.matchAll(instruction)].map(({ groups = {} }): Step => {
    const { file: written, changed = '', below = '', text = '' } = groups;
    return written ? { kind: 'write', file: written, text } : { kind: 'add', file: changed, below, text };
  });
  const commands = [...recipe.matchAll(commandBlock)].flatMap(([, block = '']) => block.trim().split('\n'));
  return { steps, commands: commands.map((command) => command.split(' ')) };
}

/** Does what a recipe says in the folder of a site. Throws where a line that it names is not there. */
export function follow({ steps }: Recipe, root: string): void {
  for (const step of steps) {
    const file = join(root, step.file);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.kind === 'write' ? step.text : added(readFileSync(file, 'utf8'), step));
  }
}

function added(text: string, { file, below, text: addition }: Extract<Step, { kind: 'add' }>): string {
  const lines = text.split('\n');
  const place = lines.findLastIndex((line) => line.trim() === below);
  if (place < 0) throw new Error(`${file} has no line “${below}”`);
  return lines.toSpliced(place + 1, 0, addition.trimEnd()).join('\n');
}
