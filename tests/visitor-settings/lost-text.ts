/** Text that a visitor cannot read: cut off by a box, or with other text on top of it. Runs in the page. */
export function lostText(): readonly string[] {
  interface Line {
    readonly block: Element;
    readonly words: string;
    readonly box: DOMRect;
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // Drawings scale with their frame; what is hidden from view is one pixel wide; slides are meant to leave theirs.
    !element.closest('svg, [aria-roledescription=slide]') &&
    element.getBoundingClientRect().width > 1;

  const blockOf = (element: Element): Element => {
    const { parentElement } = element;
    return parentElement && getComputedStyle(element).display.startsWith('inline') ? blockOf(parentElement) : element;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    const words = node.textContent?.trim() ?? '';
    if (!parentElement || words === '' || !isShown(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      // Letters fill about the middle half of their line box.
      const box = new DOMRect(x + 1, y + height / 4, Math.max(width - 2, 0), height / 2);
      lines.push({ block: blockOf(parentElement), words, box });
    }
  }

  const clips = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflow);
  const cuts = ({ block, box }: Line): boolean => {
    for (let frame: Element | null = block; frame && frame !== document.body; frame = frame.parentElement) {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      if (clips(frame) && (box.left < left || box.right > right || box.top < top || box.bottom > bottom)) return true;
      if (/auto|scroll/.test(getComputedStyle(frame).overflowX)) return false;
    }
    return box.left < 0 || box.right > innerWidth;
  };
  const covers = (one: Line, other: Line): boolean =>
    one.block !== other.block &&
    one.box.left < other.box.right &&
    other.box.left < one.box.right &&
    one.box.top < other.box.bottom &&
    other.box.top < one.box.bottom;

  return lines.flatMap((line, index) => [
    ...(cuts(line) ? [`“${line.words}” is cut off`] : []),
    ...lines
      .slice(index + 1)
      .filter((other) => covers(line, other))
      .map((other) => `“${line.words}” and “${other.words}” overlap`),
  ]);
}
