/** Whether the rows of a table become cards where it is narrow: a phone has room for two columns of words, or four of short figures. */
export const hasCards = (columns: number, areFigures: boolean): boolean => columns > (areFigures ? 4 : 2);

/** What the parts of such a table are, said to those who hear it: styles that make cards of them would take it from them. */
export const roles = { table: 'table', row: 'row', column: 'columnheader', name: 'rowheader', cell: 'cell' } as const;
