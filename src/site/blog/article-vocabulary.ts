/** Parts that need script, each on a line of its own. */
export const toolNames: readonly string[] = ['StatementCheck'];

/** What each of the other parts is told: a claim its id, a fact of the owner its name, a figure its drawing and what that shows, a picture its file and the same, an aside its title. */
export const requiredAttributes: Readonly<Record<string, readonly string[]>> = {
  Claim: ['id'],
  Fact: ['name'],
  IfKnown: ['fact'],
  UnlessKnown: ['fact'],
  Figure: ['scene', 'alt'],
  Picture: ['file', 'alt'],
  Callout: ['title'],
  Checklist: ['title'],
  WorkedExample: ['title'],
};

/** Everything that an article may write as `<Name … />`. */
export const partNames: readonly string[] = ['BrandName', ...Object.keys(requiredAttributes), ...toolNames];

/** What Markdown may come to in an article. */
export const textTags: readonly string[] =
  'a blockquote br code del em h2 h3 hr li ol p pre strong table tbody td th thead tr ul'.split(' ');
