/**
 * Pages are prepared when a pointer rests on their link (no script; Speculation Rules, WICG). Prerendering is left to
 * browsers that know it; others ignore the block.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});
