import { shownAnchor } from '../addresses.ts';
import { labelOfPlace } from '../server/form-of.ts';
import type { PicturesAtWidth, Shown } from './review.ts';
import { ShowLink } from './ShowLink.tsx';

/** What was asked to be seen: a page in pictures, or which pages are others now. */
export function ShownPages(shown: Shown) {
  return (
    <section id={shownAnchor} aria-labelledby="shown-title">
      <h2 id="shown-title">{shown.kind === 'pictures' ? `${labelOfPlace(shown.path)} in pictures` : 'On the pages'}</h2>
      {contentOf(shown)}
    </section>
  );
}

function contentOf(shown: Shown) {
  switch (shown.kind) {
    case 'nothing':
      return <p role="alert">{shown.reason}</p>;
    case 'pictures':
      return shown.pictures.map((pictures) => (
        <SideBySide key={pictures.width} label={labelOfPlace(shown.path)} {...pictures} />
      ));
    case 'pages':
      return <DifferingPages {...shown} />;
  }
}

function SideBySide({ label, width, before, after }: PicturesAtWidth & { readonly label: string }) {
  return (
    <>
      <h3>{width} px wide</h3>
      <div className="pair" style={{ maxInlineSize: width * 2 }}>
        <Picture name={`${label} before, ${width} px wide`} data={before} missing="There was no such page." />
        <Picture name={`${label} after, ${width} px wide`} data={after} missing="There is no such page any more." />
      </div>
    </>
  );
}

interface PictureProps {
  readonly name: string;
  readonly data: string | undefined;
  readonly missing: string;
}

function Picture({ name, data, missing }: PictureProps) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {data === undefined ? <p>{missing}</p> : <img src={data} alt={name} />}
    </figure>
  );
}

function DifferingPages({ paths, areAll }: Extract<Shown, { kind: 'pages' }>) {
  if (paths.length === 0) return <p>No page says anything else than before, or leads anywhere else.</p>;
  return (
    <>
      <p>{areAll ? 'Every page says something else than before.' : 'These pages say something else than before:'}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <ShowLink what={path}>Pictures of {labelOfPlace(path)}, before and after</ShowLink>
          </li>
        ))}
      </ul>
    </>
  );
}
