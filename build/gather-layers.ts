import type { AtRule, ChildNode, Root } from 'postcss';

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer';

/**
 * Makes one block of the blocks of each cascade layer, in the order that a first `@layer a, b;` declares. The order of
 * the blocks then says what the declaration said, so it goes. Styles that declare none, or have layers within conditions,
 * stay as they are. https://www.w3.org/TR/css-cascade-5/#layer-ordering
 */
export function gatherLayers(root: Root): void {
  const layers = root.nodes.filter(isLayer);
  const declaration = layers.find(({ nodes }) => !nodes);
  let isNested = false;
  root.walkAtRules('layer', ({ parent }) => {
    isNested ||= parent !== root;
  });
  if (!declaration || isNested) return;

  const names = declaration.params.split(',').map((name) => name.trim());
  for (const name of names.reverse()) {
    const [block, ...further] = layers.filter(({ params, nodes }) => nodes && params === name);
    for (const { nodes } of further) block?.append(nodes ?? []);
    for (const emptied of further) emptied.remove();
    if (block) root.prepend(block);
  }
  declaration.remove();
}
