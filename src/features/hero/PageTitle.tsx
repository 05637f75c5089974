import { Kicker } from '../../ui/Section/Section.tsx';

export interface PageTitleProps {
  readonly kicker: string;
  readonly title: string;
}

/** What a page is called: one heading, which the kicker begins. The space is one text with the title: React parts two by a comment. */
export function PageTitle({ kicker, title }: PageTitleProps) {
  return (
    <h1 id="title">
      <Kicker>{kicker}</Kicker>
      {` ${title}`}
    </h1>
  );
}
