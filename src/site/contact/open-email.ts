/** Hands a `mailto:` address to the visitor's email client, as a click on a link does: the page itself stays. */
export function openEmail(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  // In the page, so that the click is heard like any other.
  document.body.append(link);
  link.click();
  link.remove();
}
