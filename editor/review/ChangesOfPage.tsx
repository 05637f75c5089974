import { routes } from '../../src/routes.ts';
import { differingPages } from '../addresses.ts';
import type { ChangedFile } from './changed-files.ts';
import type { Difference } from './differences.ts';
import type { ChangedPage } from './review.ts';
import { ShowLink } from './ShowLink.tsx';
import { splitWords } from './split-words.ts';

/** What has changed of a page: field by field, before and after. */
export function ChangesOfPage({ label, shownAt, files, differences }: ChangedPage) {
  const others = files.filter(({ before, after }) => before === undefined || after === undefined);
  const count = differences.length + others.length;
  // A name is a list of ids, parted by spaces, which the name of a picture may have.
  const id = encodeURIComponent(files[0]?.path ?? '');
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {label}: {count} {count === 1 ? 'change' : 'changes'}
      </h2>
      {others.map((file) => (
        <p key={file.path}>
          {file.path} {whatBecameOf(file)}.
        </p>
      ))}
      {differences.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Row key={`${difference.field} ${difference.before}`} {...difference} />
            ))}
          </tbody>
        </table>
      )}
      {shownAt === undefined ? (
        <p>
          It may stand on any page: <ShowLink what={differingPages}>Find the pages that say something else</ShowLink>{' '}
          <ShowLink what={routes.home}>Pictures of Home, before and after</ShowLink>
        </p>
      ) : (
        <p>
          <a href={shownAt}>See {label}</a> <ShowLink what={shownAt}>Pictures of {label}, before and after</ShowLink>
        </p>
      )}
    </section>
  );
}

function whatBecameOf({ isNew, isGone }: ChangedFile): string {
  if (isNew) return 'is new';
  return isGone ? 'is gone' : 'was changed';
}

function Row({ field, before, after }: Difference) {
  const { start, middles, end } = splitWords(before ?? '', after ?? '');
  const [gone, come] = middles;
  return (
    <tr>
      <th scope="row">{field}</th>
      <td>
        {before === undefined ? (
          <i>Nothing</i>
        ) : (
          <>
            {start}
            {gone && <del>{gone}</del>}
            {end}
          </>
        )}
      </td>
      <td>
        {after === undefined ? (
          <i>Nothing</i>
        ) : (
          <>
            {start}
            {come && <ins>{come}</ins>}
            {end}
          </>
        )}
      </td>
    </tr>
  );
}
