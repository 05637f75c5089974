import { SaxesParser } from 'saxes';

/** What keeps a text from being well-formed XML with its namespaces (W3C XML 1.0), with line and column. */
export function xmlMistakes(xml: string): readonly string[] {
  const mistakes: string[] = [];
  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on('error', ({ message }) => mistakes.push(message));
  parser.write(xml).close();
  return mistakes;
}
