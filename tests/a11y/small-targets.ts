/** Targets under 44 by 44 CSS pixels that WCAG 2.2, 2.5.5 does not excuse as words of a sentence. Runs in the page. */
export function smallTargets(): readonly string[] {
  const least = 44;

  const lengthOf = (words: string | null) => (words ?? '').replace(/\s/g, '').length;
  const isInSentence = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const others = [...(block?.querySelectorAll('a, button') ?? [])];
    return lengthOf(block?.textContent ?? '') > others.reduce((sum, other) => sum + lengthOf(other.textContent), 0);
  };

  /** Its size as a finger finds it: a link may reach over the card that it stands on. */
  const reachOf = (target: Element) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const isHit = (right: number, down: number) =>
      target.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down));
    const reach = (right: number, down: number) => {
      let length = 0;
      while (length < least && isHit(right * (length + 1), down * (length + 1))) length++;
      return length;
    };
    return {
      width: Math.max(width, reach(-1, 0) + reach(1, 0)),
      height: Math.max(height, reach(0, -1) + reach(0, 1)),
    };
  };

  const modal = document.querySelector(':modal') ?? document;
  return [...modal.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((element) => {
    // A label is a target for its field.
    const target = element.closest('label') ?? element;
    const { width, height } = target.getBoundingClientRect();
    const isShown = width > 1 && element.checkVisibility({ visibilityProperty: true });
    if (!isShown || Math.min(width, height) >= least || isInSentence(element)) return [];
    const reach = reachOf(target);
    if (Math.min(reach.width, reach.height) >= least) return [];
    const name = element.getAttribute('aria-label') ?? target.textContent?.trim();
    return [`${name} is ${Math.round(reach.width)} × ${Math.round(reach.height)} pixels large`];
  });
}
