import { type Brand, brand, type Office } from '../brand.ts';
import { routes } from '../routes.ts';
import { absolute } from './addresses.ts';

/** Another node, by its id. */
export interface Reference {
  readonly '@id': string;
}

interface PostalAddress {
  readonly '@type': 'PostalAddress';
  readonly addressLocality: string;
  readonly addressRegion?: string;
  readonly addressCountry: string;
}

interface ContactPoint {
  readonly '@type': 'ContactPoint';
  readonly contactType: string;
  readonly email: string;
  readonly telephone?: string;
}

interface OrganizationNode extends Reference {
  readonly '@type': 'Organization';
  readonly name: string;
  readonly url: string;
  readonly legalName?: string;
  readonly logo?: string;
  readonly address?: readonly PostalAddress[];
  readonly contactPoint?: readonly ContactPoint[];
  readonly sameAs?: readonly string[];
}

interface WebSiteNode extends Reference {
  readonly '@type': 'WebSite';
  readonly name: string;
  readonly url: string;
  readonly publisher: Reference;
}

interface BreadcrumbListNode {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item?: string;
  }[];
}

export type SiteNode = OrganizationNode | WebSiteNode | BreadcrumbListNode;

/** The company, wherever another node names it. */
export const organizationId: Reference = { '@id': absolute('/#organization') };

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** The region is left out where it is the country's own name, which `addressCountry` says already. */
function postalAddress({ city, region, country }: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(region !== countries.of(country) && { addressRegion: region }),
    addressCountry: country,
  };
}

/** The company in a line, for pages that only point to it. */
export function organizationReference({ name }: Pick<Brand, 'name'> = brand): OrganizationNode {
  return { '@type': 'Organization', ...organizationId, name, url: absolute('/') };
}

/** The company with its offices and mailboxes. */
export function organization(of: Brand = brand): OrganizationNode {
  const sameAs = Object.values(of.social).filter((url) => url !== '');
  const contactPoint = (contactType: string, email: string): ContactPoint => ({
    '@type': 'ContactPoint',
    contactType,
    email,
    ...(of.phone !== '' && { telephone: of.phone }),
  });
  return {
    ...organizationReference(of),
    legalName: of.legalName,
    logo: absolute('/icon-512.png'),
    address: of.offices.map(postalAddress),
    contactPoint: [contactPoint('sales', of.mailboxes.sales), contactPoint('customer support', of.mailboxes.support)],
    ...(sameAs.length > 0 && { sameAs }),
  };
}

/** The site as a whole. */
export function webSite(): WebSiteNode {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: brand.name,
    url: absolute('/'),
    publisher: organizationId,
  };
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page; its last part is the page itself, whose address need not be said. */
export function breadcrumbList(trail: readonly Crumb[]): BreadcrumbListNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < trail.length - 1 && { item: absolute(path) }),
    })),
  };
}

/** Pages that show the company's offices and mailboxes as a part of their own. */
const pagesAboutUs: ReadonlySet<string> = new Set([routes.home, routes.contact]);

/** What every page says: whose site it is, and where in it the page stands. The site as a whole belongs to the home page. */
export function siteNodes(path: string, trail: readonly Crumb[]): readonly SiteNode[] {
  const company = pagesAboutUs.has(path) ? organization() : organizationReference();
  return [company, path === routes.home ? webSite() : breadcrumbList(trail)];
}

/** The way to a page from the home page, in the words of the navigation; a page that it does not name has its title. */
export function trailTo(
  path: string,
  title: string,
  named: readonly { readonly label: string; readonly to: string }[],
) {
  const steps = path.split('/').filter((step) => step !== '');
  const paths = [routes.home, ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  return paths.map((to): Crumb => ({ path: to, name: named.find((link) => link.to === to)?.label ?? title }));
}
