import { badEscapes, badJsonValues, badTextValues } from './bad-values.ts'
import { bodyTemplate, exampleOf, pathsOf, type Known, type Path } from './examples.ts'
import { paramNames, type Schema, type ServedRoute } from './routes.ts'

/** One request, as it goes over the wire. */
export interface HostileRequest {
  method: string
  url: string
  payload?: string
  contentType?: string
  headers?: Readonly<Record<string, string>>
  /** What is odd about it, for the person who reads a failure. */
  about: string
}

export const JSON_TYPE = 'application/json'
export const FORM_TYPE = 'application/x-www-form-urlencoded'
const REPEATED = 5_000
/** What is said of the one request of a route with nothing odd in it. */
export const ALL_VALID = 'all is valid'

type Pairs = [name: string, value: string][]

/** encodeURIComponent that also takes halves of a character. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
/** The bad texts and how they are sent: encoded once, as each field of each route gets them. */
const BAD_TEXTS = badTextValues.map((text) => [text, encoded(text)] as const)
const joined = (pairs: Pairs) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')

function pairsOf(schema: Schema | undefined, known: Known): Pairs {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, one]) =>
    [exampleOf(one, name, known)].flat().map((value): [string, string] => [name, String(value)]),
  )
}

/** A route with valid values everywhere, and the way to put another one at a place. */
export function exampleRequest(route: ServedRoute, known: Known) {
  const query = pairsOf(route.query, known)
  const values = new Map(paramNames(route.url).map((name) => [name, String(known.get(name) ?? 'pasta')]))
  const path = (other?: string, text = '') =>
    route.url.replace(/:(\w+)|\*/g, (whole, name: string | undefined) =>
      (name ?? whole) === other ? text : encoded(values.get(name ?? whole) ?? ''),
    )
  const body = route.body === undefined ? undefined : exampleOf(route.body, '', known)
  return { query, path, body, names: [...values.keys()] }
}

/** Every declared field of a route with every bad value, one at a time. */
export function* hostileRequests(route: ServedRoute, known: Known): Generator<HostileRequest> {
  const { query, path, body, names } = exampleRequest(route, known)
  const { method } = route
  const url = withQuery(path(), joined(query))
  const sent = body === undefined ? {} : { payload: JSON.stringify(body), contentType: JSON_TYPE }
  yield { method, url, ...sent, about: ALL_VALID }
  for (const name of names) {
    const short = BAD_TEXTS.filter(([text]) => text.length < 20_000).map(([, sent]) => sent)
    const bad = [...short, ...badEscapes]
    for (const text of bad)
      yield { method, url: withQuery(path(name, text), joined(query)), ...sent, about: `:${name} ${text}` }
  }
  for (const text of badQueries(query))
    yield { method, url: withQuery(path(), text.query), ...sent, about: `query ${text.about}` }
  if (body === undefined || route.body === undefined) return
  for (const at of pathsOf(route.body))
    yield* badBodies(body, at).map((request) => ({ method, url, ...request }))
  for (const text of badQueries(formPairs(body)))
    yield { method, url, payload: text.query, contentType: FORM_TYPE, about: `form ${text.about}` }
}

const withQuery = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

function badBodies(body: unknown, at: Path) {
  const write = bodyTemplate(body, at)
  return badJsonValues.map((text) => ({
    payload: write(text),
    contentType: JSON_TYPE,
    about: `body ${at.join('.')}: ${text}`,
  }))
}

function formPairs(body: unknown): Pairs {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).map(([name, value]) => [name, String(value)])
}

/** Pairs of a query or form: each with every bad value, twice, as a list, and names that nobody declared. */
function* badQueries(pairs: Pairs): Generator<{ query: string; about: string }> {
  for (const name of new Set(pairs.map(([one]) => one))) {
    const others = joined(pairs.filter(([one]) => one !== name))
    const put = (...values: string[]) =>
      [others, ...values.map((value) => `${encoded(name)}=${value}`)].filter(Boolean).join('&')
    for (const [text, sent] of BAD_TEXTS) yield { query: put(sent), about: `${name}=${text}` }
    for (const text of badEscapes) yield { query: put(text), about: `${name}=${text} raw` }
    yield { query: put('1', '2'), about: `${name} twice` }
    yield { query: put(...Array.from({ length: REPEATED }, () => '1')), about: `${name} ${REPEATED} times` }
    yield { query: `${put('1')}&${encoded(name)}[a]=1&${encoded(name)}[]=2`, about: `${name} as an object` }
    yield { query: others, about: `without ${name}` }
  }
  const all = joined(pairs)
  for (const extra of [
    '__proto__=1',
    '__proto__[a]=1',
    'constructor=x&toString=y',
    '&&==',
    '%=%',
    '%00=%00',
    '=',
  ]) {
    yield { query: [all, extra].filter(Boolean).join('&'), about: `and ${extra}` }
  }
}
