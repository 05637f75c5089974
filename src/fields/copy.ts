import { z } from 'astro/zod';
import { brandTokens } from '../brand/facts.ts';
import { claimIds } from '../figures/ledger.ts';
import { resolveTokens } from '../figures/resolve.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { Template } from '../lib/fill.ts';
import type { FieldMeta } from './field-meta.ts';

/**
 * Text of at most `max` characters as shown, its tokens replaced; `tokens` are what braces may hold. It comes to nothing, or
 * may not, where its sentences stand by facts that are empty or claims that are not confirmed.
 */
const text = (max: number, tokens: Readonly<Record<string, string>>, mayBeEmpty = false) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .meta({ longest: max } satisfies FieldMeta)
    .transform((written, context) => {
      const resolved = resolveTokens(written, tokens);
      for (const token of resolved.unknown) {
        const meant = didYouMean(token.slice(1, -1), [...claimIds, ...Object.keys(tokens)]);
        context.addIssue({
          code: 'custom',
          message: `${token} is neither a claim of the ledger nor a brand fact${meant}`,
        });
      }
      if (resolved.text === '' && !mayBeEmpty) {
        context.addIssue({
          code: 'custom',
          message: 'says nothing while a fact or a claim that it names is not known',
        });
      }
      if (resolved.text.length > max) {
        context.addIssue({ code: 'too_big', origin: 'string', maximum: max, input: resolved.text });
      }
      return resolved.text;
    });

/**
 * A piece of copy of at most `max` characters as shown. `{claim.id}` stands for a figure of the claims ledger and
 * `{brand.name}` for a brand fact; anything else in braces fails the build.
 */
export const copy = (max: number) => text(max, brandTokens);

/** A short label: a button, a link, a column head. */
export const label = copy(40);
/** A heading of a section or a card. */
export const heading = copy(80);
/** A sentence or two. */
export const sentence = copy(240);
/** A paragraph. */
export const paragraph = copy(520);

/** Copy that is left out, place and all, while every sentence of it names something that is not known: '' then. */
export const copyIfKnown = (max: number) => text(max, brandTokens, true);

/** Lines of such copy, those that are known. */
export const knownLines = (max: number) => z.array(copyIfKnown(max)).transform((lines) => lines.filter(Boolean));

/** Names with such copy, as the rows of a table or a list: those whose copy is known. */
export const knownRows = (max: number) =>
  z
    .array(z.strictObject({ label, text: copyIfKnown(max) }))
    .transform((rows) => rows.filter(({ text: known }) => known !== ''));

/** A sentence with blanks that code fills, as in `template('n', 'count')` for “{n} of {count}”: these, all of them, and no others. */
export const template = <Blank extends string>(...blanks: readonly Blank[]) =>
  text(240, { ...brandTokens, ...Object.fromEntries(blanks.map((blank) => [blank, `{${blank}}`])) })
    .meta({ blanks } satisfies FieldMeta)
    .transform((written, context): Template<Blank> => {
      for (const blank of blanks) {
        if (!written.includes(`{${blank}}`)) {
          context.addIssue({ code: 'custom', message: `lacks {${blank}}, which is filled in when it is shown` });
        }
      }
      return written;
    });
