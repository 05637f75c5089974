export interface ArticleTitleProps {
  readonly title: string;
}

/** A title in a list: where it has a colon, a line ends behind it. */
export function ArticleTitle({ title }: ArticleTitleProps) {
  const [subject, ...rest] = title.split(': ');
  if (rest.length === 0) return title;
  return (
    <>
      {`${subject}: `}
      <br />
      {rest.join(': ')}
    </>
  );
}
