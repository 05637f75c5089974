import { printMark } from '../../lib/browser-protocol.ts';
import { example } from './example.ts';
import { type PrintName, print } from './print.ts';

/** One line of what the visitor's figures come to; the example's until they have given any. */
export function Printed({ name }: { readonly name: PrintName }) {
  return <span {...{ [printMark]: name }}>{print(example)[name]}</span>;
}
