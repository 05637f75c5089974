/** Where the editor is: Keystatic knows no other place. */
export const editorAddress = '/keystatic';

/** Where Keystatic reads and writes. */
export const filesAddress = '/api/keystatic';

/** Below the editor, where the drawings are by their names. */
export const picturesPath = '/drawings/';
