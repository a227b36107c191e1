import { ORDER_COURTESIES } from '@cambusa/domain/order-text/order-text-courtesy'
import { ORDER_NUMBER_WORDS } from '@cambusa/domain/order-text/order-text-numbers'
import { ORDER_UNIT_WORDS } from '@cambusa/domain/order-text/order-text-units'
import { SAYING_WORDS } from '../../modules/catalogue/words/without.ts'
import { STOP_WORDS } from '../../modules/catalogue/words/words.ts'
import { bodyTemplate, pathsOf, type Known, type Path } from './examples.ts'
import { exampleRequest, JSON_TYPE, type HostileRequest } from './requests.ts'
import type { Schema, ServedRoute } from './routes.ts'

/** Signs that readers of text look at: brackets, quantifiers, marks that are put on the letter before, emoji, bullets. */
const SIGNS = '( ) [ ] { } * + ? | \\ ^ $ . , ; : - – · × ½ \' " # = / % _ \u0301 e\u0301 😀 \u200d'.split(
  ' ',
)

/** The words that any reader of the shop knows or stumbles over, out of the lists that they read with. */
const KNOWN_WORDS: readonly string[] = [
  ...ORDER_UNIT_WORDS,
  ...ORDER_NUMBER_WORDS.slice(0, 110),
  ...ORDER_COURTESIES,
  ...STOP_WORDS,
  ...SAYING_WORDS,
  ...SIGNS,
  'da 6',
  'x 6',
  '1',
  '1,5',
  '1/2',
  '12345678',
  '8001234567890',
  'latte',
  'zzq',
  'pom.',
  'tipo',
  'cod',
  'n.',
]

/** What a word is written with so that several readers meet: a number before it, a unit glued to it, a prefix. */
const FORMS: readonly ((word: string) => string)[] = [
  (word) => `${word} `,
  (word) => word,
  (word) => `1${word} `,
  (word) => `6x1${word} `,
  (word) => `2 kg ${word} `,
  (word) => `senza ${word} `,
  (word) => `${word} latte 1 `,
  (word) => `d'${word} `,
]

/** Each word in each form: what a field is filled with up to its end. */
export const worstWords: readonly string[] = KNOWN_WORDS.flatMap((word) => FORMS.map((form) => form(word)))

/** A field of text of a call, and how it is filled with a word up to what the contract lets through. */
export interface TextField {
  route: ServedRoute
  /** 'query q', 'body lines.0.text'. */
  name: string
  /** Signs of the longest text that is let through, of all entries where it stands in a list. */
  room: number
  request: (word: string) => HostileRequest
}

const LONGEST_FILLED = 4_000
const fill = (word: string, length: number) => word.repeat(Math.ceil(length / word.length)).slice(0, length)

function schemaAt(schema: Schema, path: Path): { text: Schema; entries: number } | undefined {
  const [first, ...rest] = path
  if (first === undefined) return schema.type === 'string' ? { text: schema, entries: 1 } : undefined
  if (first === 0 && schema.items !== undefined) {
    const inside = schemaAt(schema.items, rest)
    return inside && { ...inside, entries: inside.entries * (schema.maxItems ?? 1) }
  }
  const next = schema.properties?.[first]
  return next && schemaAt(next, rest)
}

const isFree = ({ enum: values, pattern }: Schema) => values === undefined && pattern === undefined

/** Every field of a call that takes a text of the caller's own words. */
export function textFieldsOf(route: ServedRoute, known: Known): TextField[] {
  const { query, path, body, names } = exampleRequest(route, known)
  const { method } = route
  const sent = body === undefined ? {} : { payload: JSON.stringify(body), contentType: JSON_TYPE }
  const others = (but: string) => query.filter(([name]) => name !== but)
  const search = (pairs: [string, string][]) => (pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`)
  const ofPath = names.map((name): TextField => ({
    route,
    name: `path ${name}`,
    room: 200,
    request: (word) => ({
      method,
      url: path(name, encodeURIComponent(fill(word, 120))) + search(query),
      ...sent,
      about: word,
    }),
  }))
  const ofQuery = Object.entries(route.query?.properties ?? {}).flatMap(([name, schema]): TextField[] => {
    const text = schema.type === 'array' ? (schema.items ?? {}) : schema
    const entries = schema.type === 'array' ? Math.min(schema.maxItems ?? 1, 20) : 1
    if (text.type !== 'string' || !isFree(text)) return []
    const length = Math.min(text.maxLength ?? LONGEST_FILLED, LONGEST_FILLED)
    const values = (word: string) =>
      Array.from({ length: entries }, (): [string, string] => [name, fill(word, length)])
    return [
      {
        route,
        name: `query ${name}`,
        room: length * entries,
        request: (word) => ({
          method,
          url: path() + search([...others(name), ...values(word)]),
          ...sent,
          about: word,
        }),
      },
    ]
  })
  if (body === undefined || route.body === undefined) return [...ofPath, ...ofQuery]
  const ofBody = pathsOf(route.body).flatMap((at): TextField[] => {
    const found = schemaAt(route.body!, at)
    if (found === undefined || !isFree(found.text)) return []
    const length = Math.min(found.text.maxLength ?? LONGEST_FILLED, LONGEST_FILLED)
    const list = at.indexOf(0)
    const payload = (word: string) => {
      const one = bodyTemplate(body, at)(JSON.stringify(fill(word, length)))
      return list < 0 ? one : withEntries(one, at.slice(0, list), found.entries)
    }
    return [
      {
        route,
        name: `body ${at.join('.')}`,
        room: length * found.entries,
        request: (word) => ({
          method,
          url: path() + search(query),
          payload: payload(word),
          contentType: JSON_TYPE,
          about: word,
        }),
      },
    ]
  })
  return [...ofPath, ...ofQuery, ...ofBody]
}

/** The same body with the first entry of a list as often as the list may have it. */
function withEntries(json: string, at: Path, entries: number): string {
  const body = JSON.parse(json) as Record<string, unknown>
  const [first] = at
  if (first === undefined || at.length > 1 || !Array.isArray(body[first])) return json
  const [entry] = body[first] as unknown[]
  return JSON.stringify({ ...body, [first]: Array.from({ length: entries }, () => entry) })
}
