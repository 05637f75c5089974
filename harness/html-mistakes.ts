import { HtmlValidate } from 'html-validate';

/** Recommended rules, less those about how tags are spelled (the renderer's business, and valid either way). */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  // The whole style of a page stands behind its opening words (docs/decisions/0025).
  elements: ['html5', { style: { inherit: 'style', flow: true } }],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    // Tables whose rows become cards say what their parts are, since some engines forget it.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    'heading-level': 'error',
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit'] }],
  },
});

/** What is wrong with a whole HTML document by the HTML standard and by html-validate's rules, with line and column. */
export async function htmlMistakes(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
