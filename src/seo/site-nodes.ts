import type { Brand, Office } from '../brand/brand.schema.ts';
import { brand } from '../brand.ts';
import { routes } from '../routes.ts';
import { absolute } from './addresses.ts';

export type SiteNode = ReturnType<typeof siteNodes>[number];

/** The address of the company in the data of every page. */
const organizationId = { '@id': absolute('/#organization') };

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** The region is left out where it is the country's own name, which `addressCountry` says already. */
function postalAddress({ city, region, country }: Office) {
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(region !== countries.of(country) && { addressRegion: region }),
    addressCountry: country,
  };
}

/** The company in a line, where another node names it. */
export function organizationReference({ name }: Pick<Brand, 'name'> = brand) {
  return { '@type': 'Organization', ...organizationId, name, url: absolute('/') };
}

/** The company with its offices and mailboxes. */
export function organization(of: Brand = brand) {
  const sameAs = Object.values(of.social).filter((url) => url !== '');
  const contactPoint = (contactType: string, email: string) => ({
    '@type': 'ContactPoint',
    contactType,
    email,
    ...(of.owner.phone !== '' && { telephone: of.owner.phone }),
  });
  return {
    ...organizationReference(of),
    ...(of.owner.legalEntity !== '' && { legalName: of.owner.legalEntity }),
    logo: absolute('/icon-512.png'),
    address: of.offices.map(postalAddress),
    contactPoint: [contactPoint('sales', of.mailboxes.sales), contactPoint('customer support', of.mailboxes.support)],
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The site as a whole. */
function webSite() {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: brand.name,
    url: absolute('/'),
    publisher: organizationId,
  };
}

/** Words of the navigation for an address. */
interface Named {
  readonly label: string;
  readonly to: string;
}

/** The way from the home page, in the words of the navigation; a page that it does not name has its own, and needs no address. */
export function breadcrumbList(path: string, own: string, named: readonly Named[]) {
  const steps = path.split('/').filter((step) => step !== '');
  const paths = [routes.home, ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: paths.map((to, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: named.find((link) => link.to === to)?.label ?? own,
      ...(to !== path && { item: absolute(to) }),
    })),
  };
}

/** Pages that show the company's offices and mailboxes as a part of their own. */
const pagesAboutUs: ReadonlySet<string> = new Set([routes.home, routes.contact]);

/** What every page says: where in the site it stands, and whose that is where the page shows it. The site as a whole belongs to the home page. */
export function siteNodes(path: string, own: string, named: readonly Named[]) {
  const company = pagesAboutUs.has(path) ? [organization()] : [];
  return [...company, path === routes.home ? webSite() : breadcrumbList(path, own, named)];
}
