import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The engine of IBM Equal Access, as its script defines it in a page. */
declare const ace: {
  readonly Checker: new () => {
    check(
      node: Document,
      guidelines: readonly string[],
    ): Promise<{
      readonly results: readonly {
        readonly ruleId: string;
        readonly value: readonly [level: string, outcome: string];
        readonly message: string;
        readonly path: { readonly dom: string };
      }[];
    }>;
  };
};

const script = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8');

/** What is no mistake, by the rule that takes it for one, or asks a person whether it is one. */
const answers: Readonly<Record<string, string>> = {
  aria_role_redundant: 'rows of tables become cards on a phone, where only roles that are said remain',
  element_attribute_deprecated: 'the policy of a page stands in a meta element, for hosts that send no headers',
  element_tabbable_role_valid: 'what scrolls is reached by the keyboard, and has a name',
  element_tabbable_unobscured: 'answers that close one another are all open here; nothing lies over what has the focus',
  figure_label_exists: 'the drawing has its text alternative; a caption is there where it says more',
  img_alt_background: 'backgrounds are grounds and lines, and nothing that has to be read',
  input_fields_grouped: 'a form or a group with a name holds them',
  input_label_visible: 'a slider stands below the field that it sets, and has the name of its label',
  list_structure_proper: 'lists of terms hold each pair in a div, as HTML allows',
  style_color_misuse: 'what is chosen, current or wrong is marked by words or lines as well',
  style_highcontrast_visible: 'held by tests/visitor-settings/forced-colours.spec.ts',
  text_block_heading: 'labels and figures, which head no section',
  text_contrast_sufficient: 'one colour lies below the words of the letter; axe measures it',
  text_sensory_misuse: 'words of the trade, as in a small fee, or said of the order of a text',
};

/** What IBM Equal Access finds on the page as it stands, beyond what is answered. */
export async function equalAccessFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(script);
  const found = await page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
    return results
      .filter(({ value: [, outcome] }) => outcome !== 'PASS')
      .map(({ ruleId, message, path }) => ({ ruleId, text: `${ruleId}: ${message} ${path.dom}` }));
  });
  return found.filter(({ ruleId }) => !(ruleId in answers)).map(({ text }) => text);
}
