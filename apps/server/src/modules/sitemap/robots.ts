/**
 * Paths that are not pages, or private to a customer. Pages with 'noindex' (searches, filtered lists) are not
 * disallowed: a crawler that may not read a page does not see its noindex either.
 */
const NO_PAGES = [
  '/ebsn/',
  '/p/',
  '/dev/',
  '/saml2/',
  '/healthz',
  '/readyz',
  '/version.json',
  '/sw-off',
  '/cart',
  '/checkout',
  '/payment',
  '/profile',
]

/** robots.txt (RFC 9309) of the shop at an address. */
export const robotsText = (shopUrl: string): string =>
  [
    'User-agent: *',
    ...NO_PAGES.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ].join('\n')
