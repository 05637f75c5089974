/** Where the editor is: Keystatic knows no other place. */
export const editorAddress = '/keystatic';

/** Where Keystatic reads and writes. */
export const filesAddress = '/api/keystatic';

/** Below the editor, where the drawings are by their names. */
export const picturesPath = '/drawings/';

/** Where pictures beside the words of a file are shown and taken, by the file and their names. */
export const pictureFilesAddress = '/picture-files';

/** Where what has changed is seen, and kept. */
export const reviewAddress = '/review';

/** What it is asked to show beside the words: a page in pictures, by its path, or which pages say something else. */
export const shownQuery = 'show';
export const differingPages = 'differing';

/** Where on it that is shown. */
export const shownAnchor = 'shown';
