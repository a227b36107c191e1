import { outside, type RouteLine } from './route-line.ts'

/** A payment of nobody's: whoever knows the reference of one may pay it, and only who pays it is given it. */
const sandboxPage = (act: string) => () => `/dev/gateway/pay/sbx_nessuno${act}`
const sandboxRoute = '/dev/gateway/pay/:reference'

/** How the routes are called that the contract does not declare. */
export const outsideTheContract: readonly RouteLine[] = [
  outside('/payment/notification/:provider', () => '/payment/notification/scripted', {}, 'POST'),
  outside(sandboxRoute, sandboxPage('')),
  ...['/card', '/authentication', '/leave'].map((act) =>
    outside(sandboxRoute + act, sandboxPage(act), {}, 'POST'),
  ),
  outside('/saml2/metadata'),
  outside('/saml2/acs', undefined, {}, 'POST'),
  outside('/saml2/slo'),
  ...['', '/metadata', '/login', '/logout'].map((path) => outside(`/dev/idp${path}`)),
  ...['/login', '/end'].map((path) => outside(`/dev/idp${path}`, undefined, {}, 'POST')),
  outside('/healthz'),
  outside('/readyz'),
  outside('/version.json'),
  outside('/sw-off'),
  outside('/sw.js'),
  outside('/index.html'),
  outside('/policy-reports', undefined, {}, 'POST'),
  outside('/.well-known/assetlinks.json'),
  outside('/.well-known/apple-app-site-association'),
  outside('/robots.txt'),
  outside('/sitemap.xml'),
  outside('/sitemaps/:part', () => '/sitemaps/products-1.xml'),
  outside('/ebsn/api/docs'),
  outside('/ebsn/api/docs/openapi.json'),
  outside(
    '/p/wp-json/wp-api-menus/v2/menu-locations/:location',
    () => '/p/wp-json/wp-api-menus/v2/menu-locations/footer',
  ),
  outside('/p/wp-json/wp/v2/:postType', () => '/p/wp-json/wp/v2/pages'),
  outside('/p/wp-content/uploads/*', () => '/p/wp-content/uploads/nessuno.webp'),
  outside('/p/wp-json/wp/v2/new_slides/:id/:time/:param', () => '/p/wp-json/wp/v2/new_slides/home/1/2'),
  outside('/p/wp-json/mail/v1/parameters', () => '/p/wp-json/mail/v1/parameters?form_id=contatti'),
  outside('/p/wp-admin/admin-ajax.php', undefined, {}, 'POST'),
  outside('/pictures/:key/:file', ({ code }) => `/pictures/${code}/320.webp`),
  outside('/dev/analytics', undefined, {
    open: 'where the demo and the tests read the events that were measured; production has no such route',
  }),
  ...['/gtag.js', '/fbq.js'].map((file) => outside(`/dev/analytics${file}`)),
  outside('/dev/analytics/collect', undefined, {}, 'POST'),
  outside('/dev/mail', undefined, {
    open: 'where the demo and the tests read every mail instead of sending it; production has no such route',
  }),
  outside('/dev/push', undefined, {
    open: 'where the demo and the tests read every push; production has no such route',
  }),
]
