/** Parts that enclose text and have a title. */
export const asideNames = ['Callout', 'Checklist', 'WorkedExample'] as const;
export type AsideName = (typeof asideNames)[number];

/** Parts that need script; the route mounts them between two runs of text. */
export const toolNames = ['StatementCheck', 'SavingsCalculator'] as const;
export type ToolName = (typeof toolNames)[number];

/** Everything that an article may write as `<Name … />`. */
export const partNames = ['Claim', 'BrandName', ...asideNames, ...toolNames] as const;

/** What Markdown may come to in an article. */
export const textTags: ReadonlySet<string> = new Set(
  'a blockquote br code del em h2 h3 hr li ol p pre strong table tbody td th thead tr ul'.split(' '),
);

export const isAsideName = (name: string | null): name is AsideName => asideNames.some((each) => each === name);
export const isToolName = (name: string | null): name is ToolName => toolNames.some((each) => each === name);
