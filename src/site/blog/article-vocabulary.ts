import { z } from 'astro/zod';
import { brand } from '../../brand.ts';
import type { FieldMeta } from '../../fields/field-meta.ts';

/** A part that an article may write as `<Name … />`. */
export interface PartKind {
  /** In a line, around words of a line, by itself on a line of its own, or around paragraphs, lists and tables. */
  readonly stands: 'in a line' | 'around words' | 'on a line' | 'around blocks';
  /** What it is told, each a text in quotes or that something is so, and what it is for. */
  readonly takes: z.ZodObject;
  /** What it says, where that is the same everywhere. */
  readonly says?: string;
}

const named = (names: NonNullable<FieldMeta['names']>) => z.string().meta({ names } satisfies FieldMeta);

const titled = z.strictObject({ title: z.string() });

const ownerFact = named('fact');

/** The parts by their names. */
export const partKinds: Readonly<Record<string, PartKind>> = {
  BrandName: {
    stands: 'in a line',
    takes: z.strictObject({}).describe('The name of the brand, which is never typed.'),
    says: brand.name,
  },
  Claim: {
    stands: 'in a line',
    takes: z.strictObject({ id: named('claim') }).describe('A figure of the ledger, with its note at the foot.'),
  },
  Fact: {
    stands: 'in a line',
    takes: z.strictObject({ name: ownerFact }).describe('A fact of the owner, from the brand file.'),
  },
  IfKnown: {
    stands: 'around words',
    takes: z.strictObject({ fact: ownerFact }).describe('Words that stand only while a fact of the owner is filled.'),
  },
  UnlessKnown: {
    stands: 'around words',
    takes: z.strictObject({ fact: ownerFact }).describe('Words that stand only while a fact of the owner is empty.'),
  },
  Figure: {
    stands: 'around blocks',
    takes: z
      .strictObject({
        scene: named('drawing'),
        alt: z.string().describe('What the drawing shows, for those who do not see it.'),
      })
      .describe('A drawing and its caption, which may be left empty.'),
  },
  Picture: {
    stands: 'around blocks',
    takes: z
      .strictObject({
        file: named('picture').describe('A photo or an SVG file beside the articles, as ./counter.jpg.'),
        alt: z.string().optional().describe('What it shows, for those who do not see it.'),
        decorative: z.boolean().default(false).describe('Instead: the words beside it say the same.'),
      })
      .describe('A photo or an SVG file and its caption, which may be left empty.'),
  },
  Callout: { stands: 'around blocks', takes: titled.describe('Something to remember, set apart.') },
  Checklist: { stands: 'around blocks', takes: titled.describe('A list to go through, with boxes to tick on paper.') },
  WorkedExample: {
    stands: 'around blocks',
    takes: titled.describe('An example with its figures, often a table, on a slip.'),
  },
  StatementCheck: {
    stands: 'on a line',
    takes: z.strictObject({}).describe('The calculator of the effective rate, at most once in an article.'),
  },
};

/** Everything that an article may write as `<Name … />`. */
export const partNames: readonly string[] = Object.keys(partKinds);

/** Parts that need script: those that stand on a line of their own. */
export const toolNames: readonly string[] = partNames.filter((name) => partKinds[name]?.stands === 'on a line');

/** What a part has to be told. */
export const requiredAttributes = (name: string): readonly string[] =>
  Object.entries(partKinds[name]?.takes.shape ?? {}).flatMap(([attribute, field]) =>
    z.safeParse(field, undefined).success ? [] : [attribute],
  );

/** Whether a part may say that it is decoration, instead of what it shows. */
export const mayBeDecoration = (name: string): boolean => 'decorative' in (partKinds[name]?.takes.shape ?? {});

/** What Markdown may come to in an article. */
export const textTags: readonly string[] =
  'a blockquote br code del em h2 h3 hr li ol p pre strong table tbody td th thead tr ul'.split(' ');
