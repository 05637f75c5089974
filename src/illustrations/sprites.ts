import type { Scene } from './scene.ts';
import { aboutScenes } from './scenes/about.tsx';
import { cashScenes } from './scenes/cash.tsx';
import { contactScenes } from './scenes/contact.tsx';
import { coverScenes } from './scenes/covers.tsx';
import { gatewayScenes } from './scenes/gateway-services.tsx';
import { highRiskScenes } from './scenes/high-risk.tsx';
import { homeScenes } from './scenes/home.tsx';
import { industryScenes } from './scenes/industries.tsx';
import { lostScenes } from './scenes/lost.tsx';
import { merchantScenes } from './scenes/merchant-services.tsx';
import { partnersScenes } from './scenes/partners.tsx';
import { paymentScenes } from './scenes/payment-solutions.tsx';
import { productScenes } from './scenes/products.tsx';
import { solutionsScenes } from './scenes/solutions.tsx';

/** Every drawing of the site, by the file it is sent in: one sprite a page, so that a page asks for one file only. */
export const sprites = {
  home: homeScenes,
  payments: paymentScenes,
  gateways: gatewayScenes,
  cash: cashScenes,
  contact: contactScenes,
  industries: industryScenes,
  'high-risk': highRiskScenes,
  blog: coverScenes,
  lost: lostScenes,
  about: aboutScenes,
  solutions: solutionsScenes,
  partners: partnersScenes,
  'merchant-services': merchantScenes,
  products: productScenes,
} as const satisfies Readonly<Record<string, readonly Scene[]>>;

export type SpriteName = keyof typeof sprites;

/** The id of a drawing that exists. */
export type SceneId = (typeof sprites)[SpriteName][number]['id'];

export interface FoundScene {
  readonly sprite: SpriteName;
  readonly scene: Scene;
}

/** The names of all sprites. */
export const spriteNames = Object.keys(sprites).filter((name): name is SpriteName => name in sprites);

const byId: ReadonlyMap<string, FoundScene> = new Map(
  spriteNames.flatMap((sprite) => sprites[sprite].map((scene): [string, FoundScene] => [scene.id, { sprite, scene }])),
);

/** Whether a text, from content for example, is the id of a drawing. */
export function isSceneId(id: string): id is SceneId {
  return byId.has(id);
}

/** The drawing with an id, and the sprite it is sent in. */
export function findScene(id: SceneId): FoundScene {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`No drawing has the id "${id}".`);
  return found;
}
