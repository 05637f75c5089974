/** The id of the one toast of a page; apart from the component, so that what shows a toast need not load how it is drawn. */
export const toastId = 'toast';
