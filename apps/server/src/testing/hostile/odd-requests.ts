import { exampleRequest, FORM_TYPE, JSON_TYPE, type HostileRequest } from './requests.ts'
import type { Known } from './examples.ts'
import type { ServedRoute } from './routes.ts'

/** Headers that programs and attackers send, each alone on an otherwise valid request. */
const oddHeaders: readonly (readonly [name: string, value: string])[] = [
  ...['garbage', '', '__proto__', '0'.repeat(64), 'x'.repeat(9_000), 'é\u0080', '../..', "' or 1=1"].flatMap(
    (value) => [['x-ebsn-session', value] as const, ['x-ebsn-account', value] as const],
  ),
  ['x-ebsn-client', 'x'.repeat(5_000)],
  ['x-ebsn-version', '99999999999999999999.NaN'],
  ['accept-encoding', 'gzip;q=NaN, br;q=1e309, __proto__'],
  ['accept-encoding', '*;q=0'],
  ['accept', 'application/json;q=9999, */*;q=-1, ,,;'],
  ['range', 'bytes=99999999999999999999999999-'],
  ['range', 'bytes=-0,5-2,1e309-'],
  ['if-none-match', '"'],
  ['if-none-match', '*'],
  ['if-modified-since', '+300000-01-01'],
  ['if-modified-since', 'infinity'],
  ['host', ''],
  ['host', '[::1'],
  ['host', 'a b:99999999'],
  ['x-forwarded-for', 'unknown, , 999.999.999.999'],
  ['x-forwarded-proto', 'javascript'],
  ['cookie', '__proto__=1; =; \u00ff'],
  ['authorization', 'Basic %%%'],
  ['referer', 'http://%'],
  ['origin', 'null'],
  ['accept-language', '*-x-__proto__;q=1e309'],
  ['accept-version', '99999999999999999999.x'],
  ['content-encoding', 'gzip'],
]

const NESTED = 5_000
const nested = (open: string, close: string) => open.repeat(NESTED) + close.repeat(NESTED)

const oddBodies: readonly (readonly [payload: string, contentType: string])[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    'null',
    'true',
    '5',
    '1e309',
    '"x"',
    '[]',
    '{}',
    '{"":1}',
    '\0',
    '\uFEFF{}',
    "{'a':1}",
  ].map((payload) => [payload, JSON_TYPE] as const),
  ...[
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"items":{"length":1e309}}',
    '[[[[]]]]',
  ].map((payload) => [payload, JSON_TYPE] as const),
  [nested('[', ']'), JSON_TYPE],
  [nested('{"a":', '}').replace('}', '1}'), JSON_TYPE],
  [`{"items":${nested('[', ']')}}`, JSON_TYPE],
  [`{"a":"${'x'.repeat(2_000_000)}"}`, JSON_TYPE],
  [`[${'1,'.repeat(50_000)}1]`, JSON_TYPE],
  ['{"a":1}', `${JSON_TYPE}; charset=utf-16`],
  ['{"a":1}', `${JSON_TYPE}; charset="`],
  ['a=1', `${FORM_TYPE}; charset=__proto__`],
  ['&'.repeat(100_000), FORM_TYPE],
  ['__proto__=1&constructor=2', FORM_TYPE],
  ['items[0][productId]=1', FORM_TYPE],
  ['a=%', FORM_TYPE],
  ['--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
  ['x', 'multipart/form-data'],
  ['PK\u0003\u0004', 'application/octet-stream'],
  ['', 'application/octet-stream'],
  ['\0'.repeat(1_000), 'application/octet-stream'],
  ['a;b\n__proto__;constructor\n"', 'text/csv'],
  ['[{"__proto__":"x","codice":1e309}]', 'application/octet-stream'],
  ['codice;quantità\n1;1e309\n__proto__;Infinity', 'application/octet-stream'],
  ['<x/>', 'application/xml'],
  ['x', 'text/plain'],
  ['x', '/'],
  ['x', '__proto__'],
]

/** A valid request of a route with each odd header, and where it has a body with each odd body. */
export function* oddRequests(route: ServedRoute, known: Known): Generator<HostileRequest> {
  const { path, query, body } = exampleRequest(route, known)
  const text = new URLSearchParams(query).toString()
  const url = text === '' ? path() : `${path()}?${text}`
  const { method } = route
  const sent = body === undefined ? {} : { payload: JSON.stringify(body), contentType: JSON_TYPE }
  for (const [name, value] of oddHeaders)
    yield { method, url, ...sent, headers: { [name]: value }, about: `header ${name}: ${value}` }
  if (method === 'GET' || method === 'HEAD') return
  for (const [payload, contentType] of oddBodies)
    yield { method, url, payload, contentType, about: `body of ${contentType}: ${payload}` }
}

/** Paths that no route has, and escapes that are none. */
export const oddUrls: readonly string[] = [
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/ebsn/api/%',
  '/ebsn/api/__proto__',
  '/ebsn/api/constructor',
  '/__proto__',
  '//',
  '/?%',

  '/ebsn/api/products/%2e%2e%2f',
  '/pictures/%00/320.webp',
  '/pictures/a/%FF.webp',
  '/p/wp-json/%',
  '/assets/%00',

  '/assets/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/version.json/',
  '/sw.js/%00',
  '/sw-off/..%2f',
  '/sw-off?__proto__[isOff]=1',
  '/.well-known/',
  '/.well-known/%2e%2e/%00',
  '/.well-known/assetlinks.json/%FF',
  '/ebsn',
  '/dev',
  '/dev/mail',
  '/saml2/acs',

  `/${'x'.repeat(8_000)}`,
  `/ebsn/api/products/${'x'.repeat(3_000)}`,
  `/ebsn/api/products?${'a&'.repeat(5_000)}`,

  '/ebsn/api/products?__proto__[polluted]=1&constructor[prototype][polluted]=1',
]
