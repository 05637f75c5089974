/** Every page of the site, once: navigation, links in content and the tests read this table (spec, section 2). Articles are files of src/content/blog. */
export const routes = {
  home: '/',
  about: '/about',
  solutions: '/solutions',
  'merchant-services': '/merchant-services',
  'cash-discount': '/cash-discount',
  'payment-solutions': '/payment-solutions',
  products: '/products',
  'gateway-services': '/gateway-services',
  'industries-served': '/industries-served',
  'high-risk-merchant-services': '/high-risk-merchant-services',
  contact: '/contact',
  'partner-referral-program': '/partner-referral-program',
  blog: '/blog',
} as const;
