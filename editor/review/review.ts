import type { ChangedFile } from './changed-files.ts';
import type { Difference } from './differences.ts';
import type { LastCommit } from './history.ts';
import type { Keeping } from './keep-changes.ts';

/** What has changed of one page, or of what stands on several. */
export interface ChangedPage {
  readonly label: string;
  /** Where it is; undefined for what stands on several pages. */
  readonly shownAt: string | undefined;
  readonly files: readonly ChangedFile[];
  readonly differences: readonly Difference[];
}

/** A page at one width, as the last commit shows it and as it is shown now: pictures as addresses of their data. */
export interface PicturesAtWidth {
  readonly width: number;
  /** Undefined where there was no such page, or is none now. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What was asked to be seen beside the words. */
export type Shown =
  | { readonly kind: 'pictures'; readonly path: string; readonly pictures: readonly PicturesAtWidth[] }
  /** The pages that say something else than the last commit's. */
  | { readonly kind: 'pages'; readonly paths: readonly string[]; readonly areAll: boolean }
  /** Why it cannot be shown. */
  | { readonly kind: 'nothing'; readonly reason: string };

/** What the page of changes says. */
export interface Review {
  readonly since: LastCommit;
  /** Another one whenever a change is. */
  readonly version: string;
  readonly pages: readonly ChangedPage[];
  readonly shown: Shown | undefined;
  /** Whether changes have just been kept. */
  readonly isKept: boolean;
  /** Why the changes cannot be kept now. */
  readonly obstacles: readonly string[];
  /** What was filled in, and why it was refused. */
  readonly keeping: Keeping;
  readonly refusal: string | undefined;
}
