import type { SectionBlock } from './landing.schema.ts';

/** A section in its place on the page. */
export interface LaidOut {
  readonly block: SectionBlock;
  /** Its anchor: what it is, and which of them from the second on. */
  readonly id: string;
  /** Whether it joins the section above, on the same ground. */
  readonly flush: boolean;
}

/** The sections of a page, one below the other. */
export const layOut = (sections: readonly SectionBlock[]): readonly LaidOut[] =>
  sections.map((block, index) => {
    const above = sections.slice(0, index);
    const place = above.filter(({ type }) => type === block.type).length + 1;
    const last = above.at(-1);
    return {
      block,
      id: place === 1 ? block.type : `${block.type}-${place}`,
      flush: last !== undefined && last.tone === block.tone,
    };
  });
