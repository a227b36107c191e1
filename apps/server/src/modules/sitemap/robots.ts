/**
 * What is no page, or nobody's but its customer's. What bears 'noindex' (searches, filtered lists) is not shut out: who may
 * not read a page does not read that either.
 */
const NO_PAGES = [
  '/ebsn/',
  '/p/',
  '/dev/',
  '/saml2/',
  '/healthz',
  '/readyz',
  '/version.json',
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
