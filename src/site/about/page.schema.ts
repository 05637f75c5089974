import { z } from 'astro/zod';
import { art } from '../../fields/art.ts';
import { copy, heading, label, paragraph, template } from '../../fields/copy.ts';
import { closingCall, opening, page, section, shortItem } from '../../fields/page.ts';

const purpose = z.strictObject({
  title: label,
  statement: copy(120).describe('The purpose in one sentence, set large.'),
  text: paragraph,
  art,
});

/** The About page, in the order of the specification's section 2. */
export const schema = page.extend({
  hero: opening.extend({ franking: art, art }),
  letter: z.strictObject({ sheet: template('folio') }).describe("The head of the letter's two sheets."),
  mission: purpose,
  vision: purpose,
  values: z.strictObject({ title: heading, items: z.array(shortItem.extend({ art })).length(6) }),
  partners: section,
  leadership: z
    .strictObject({
      kicker: label,
      title: heading,
      paragraphs: z.array(paragraph).min(2),
      rulesTitle: heading,
      rules: z.array(copy(60)).length(3),
      art,
      closing: label.describe("The line above the company's name at the foot of the letter."),
      signature: art,
    })
    .describe('How the company is led; names nobody.'),
  call: closingCall,
  reply: z
    .strictObject({ to: label, art })
    .describe('The envelope beside the call: whom it is to, in front of our name and cities.'),
});
export type Page = z.infer<typeof schema>;
