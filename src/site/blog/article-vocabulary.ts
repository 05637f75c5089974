/** Parts that enclose text and have a title. */
export const asideNames: readonly string[] = ['Callout', 'Checklist', 'WorkedExample'];

/** Parts that need script, each on a line of its own. */
export const toolNames: readonly string[] = ['StatementCheck', 'SavingsCalculator'];

/** Everything that an article may write as `<Name … />`. */
export const partNames: readonly string[] = ['Claim', 'BrandName', ...asideNames, ...toolNames];

/** What Markdown may come to in an article. */
export const textTags: readonly string[] =
  'a blockquote br code del em h2 h3 hr li ol p pre strong table tbody td th thead tr ul'.split(' ');
