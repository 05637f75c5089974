/**
 * `npm run palette -- --action '#4338ca' [--money …] [--ink …] [--ground …] [--night …] [--device …]`: the palettes of src/brand.yaml
 * from one to six colours, in all of which text can be read.
 */
import { stringify } from 'yaml';
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { readArguments } from '../harness/read-arguments.ts';
import { palettesOf } from '../src/brand/palettes.ts';

function main(): void {
  const given = { type: 'string' } as const;
  const options = { action: given, money: given, ink: given, ground: given, night: given, device: given } as const;
  const { action, ...others } = readArguments(options).values;
  if (action === undefined) throw new PlainError("Name at least one colour: npm run palette -- --action '#4338ca'");
  for (const [name, colour] of Object.entries({ action, ...others })) {
    if (!/^#[\da-f]{6}$/i.test(colour)) throw new PlainError(`--${name} is "${colour}": write a colour as #rrggbb.`);
  }
  const { colours, drawn } = palettesOf({ action, ...others });
  console.log('Put these in the place of the same fields of src/brand.yaml:\n');
  console.log(stringify({ colours, drawn }));
}

try {
  main();
} catch (error) {
  exitWith(error);
}
