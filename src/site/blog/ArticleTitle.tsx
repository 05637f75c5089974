/** Where both halves of a title are longer, they may run on in a column that is too narrow for either. */
const halfLength = 24;

export interface ArticleTitleProps {
  readonly title: string;
  /** What follows the colon is an element, for its list to set: as a block, its lines are about as long. */
  readonly balanced?: boolean;
}

/** A title in a list: where it has a colon, a line ends behind it. */
export function ArticleTitle({ title, balanced = false }: ArticleTitleProps) {
  const [subject = '', ...rest] = title.split(': ');
  const end = rest.join(': ');
  if (end === '') return title;
  const runsOn = balanced && Math.min(subject.length, end.length) > halfLength;
  return (
    <>
      {`${subject}: `}
      {!runsOn && <br />}
      {balanced ? <span>{end}</span> : end}
    </>
  );
}
