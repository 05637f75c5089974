import { brand } from '../brand.ts';

/** Lets a phone keep the site on its home screen under the brand's name. */
export const GET = () =>
  Response.json({
    name: brand.legalName,
    short_name: brand.name,
    description: brand.summary,
    start_url: '/',
    display: 'browser',
    background_color: brand.colours.light.ground,
    theme_color: brand.colours.light.ground,
    icons: [192, 512].map((side) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: 'image/png' })),
  });
