/** Finds a name or a value by itself, not as a part of a word or a number. */
export const alone = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u');
