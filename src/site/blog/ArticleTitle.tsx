export interface ArticleTitleProps {
  readonly title: string;
  /** What follows the colon is an element, for its list to set. */
  readonly parted?: boolean;
}

/** A title in a list: where it has a colon, a line ends behind it. */
export function ArticleTitle({ title, parted = false }: ArticleTitleProps) {
  const [subject, ...rest] = title.split(': ');
  if (rest.length === 0) return title;
  const end = rest.join(': ');
  return (
    <>
      {`${subject}: `}
      <br />
      {parted ? <span>{end}</span> : end}
    </>
  );
}
