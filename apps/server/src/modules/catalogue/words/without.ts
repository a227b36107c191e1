import { generationCache } from '../memory/generation-cache.ts'
import { isSameWord } from './inflection.ts'
import { fold, STOP_WORDS } from './words.ts'

/** A word of a text as typed, with its position. */
export interface Token {
  /** Folded. */
  word: string
  from: number
  to: number
}

/** A thing that a product should be free of, as words: ['glutine'], ['olio', 'palma']. */
export type Thing = readonly string[]

/** The words from `place` up to `end` name things that should be missing. */
export interface Without {
  things: Thing[]
  end: number
}

const WORD = /[\p{L}\p{N}]+/gu
const ASCII_WORD = /[a-z0-9]+/gi
const BEYOND_ASCII = /[\u0080-\uffff]/
/** 'S/glutine', as labels abbreviate it. */
const SHORT = /(^|[^\p{L}\p{N}])s\/\s*(?=\p{L})/giu

/**
 * Things that can be missing and other ways to say so, a row each: the words that name it; one word that means it is
 * missing; the English word before 'free'; the allergen that declares it, if its name differs.
 */
const KNOWN = `
glutine; ; gluten;
lattosio; delattosato; lactose; latte
latte latticini; ; dairy milk;
zucchero; zero sugarfree; sugar;
alcol alcool alcolico; analcolico dealcolato; alcohol alcol;
caffeina; decaffeinato deca dek; caffeine;
teina; deteinato; ;
nocciolo; denocciolato snocciolato; ;
osso; disossato; ;
guscio; sgusciato; ;
pelle; spellato; ;
buccia; pelato sbucciato; ;
lievito; azzimo; ;
sale salato; sciapo iposodico; salt;
grasso; sgrassato; fat;
carne; vegetariano vegano vegetale; meat;
gas bollicine; naturale liscia; ;
profumo; inodore neutro; ;
noce nocciola mandorla pistacchio anacardo; ; nut; frutta-a-guscio
uovo uova; ; egg; uova
gambero scampo aragosta; ; ; crostacei
cozza vongola calamaro polpo; ; ; molluschi
grano frumento; ; wheat; glutine
conservante; ; ;
colorante; ; ;
`
interface Kind {
  names: string[]
  privatives: string[]
  english: string[]
  allergen: string
}
const partsOf = (cell: string | undefined) => (cell ?? '').split(' ').filter((word) => word !== '')
const kinds: readonly Kind[] = KNOWN.trim()
  .split('\n')
  .map((row) => row.split(';').map((cell) => cell.trim()))
  .map(([names, privatives, english, allergen]) => ({
    names: partsOf(names),
    privatives: partsOf(privatives),
    english: partsOf(english),
    allergen: allergen ?? '',
  }))

/** Results for recent words: each word of a query is compared with the claims of every product. */
const kindsKept = generationCache<string, Kind | null>(1_000)
function kindOf(word: string): Kind | undefined {
  const known = kindsKept.get(word)
  if (known !== undefined) return known ?? undefined
  const kind = kinds.find(({ names }) => names.some((name) => isSameWord(name, word)))
  kindsKept.set(word, kind ?? null)
  return kind
}

/** The thing after these is missing; after 'zero' and 'no' only if it is a known thing. */
const NEGATIONS = new Set(['senza', 'non', 'privo', 'priva', 'privi', 'prive'])
const NEGATIONS_OF_KNOWN = new Set(['zero', 'no', '0'])
/** Join a thing and its material: 'olio di palma', 'sali di alluminio'. */
const OF = new Set(['di', 'd', 'del', 'della', 'dello', 'dell', 'dei', 'degli', 'delle', 'da'])
const AND = new Set(['e', 'ed', 'o', 'ne'])
const ADDED = new Set(['aggiunto', 'aggiunta', 'aggiunti', 'aggiunte'])

/** The words of a text with their positions; 's/glutine' reads as 'senza glutine' at the same position. */
export function tokensOf(text: string): Token[] {
  const pattern = BEYOND_ASCII.test(text) ? WORD : ASCII_WORD
  const tokens: Token[] = []
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text))
    tokens.push({ word: fold(found[0]), from: found.index, to: pattern.lastIndex })
  if (!text.includes('/')) return tokens
  for (const { 0: short, 1: before = '', index } of text.matchAll(SHORT)) {
    const token = tokens.find(({ from }) => from === index + before.length)
    if (token !== undefined && short.trim() !== '') token.word = 'senza'
  }
  return tokens
}

/** The missing things named from a negation on; undefined: no negation, or nothing after it. */
export function readWithout(tokens: readonly Token[], place: number): Without | undefined {
  const word = tokens[place]?.word ?? ''
  const isOfKnown = NEGATIONS_OF_KNOWN.has(word)
  if (isOfKnown ? kindOf(tokens[place + 1]?.word ?? '') === undefined : !NEGATIONS.has(word))
    return readFree(tokens, place)
  const things: Thing[] = []
  let end = place + 1
  for (;;) {
    const read = readThing(tokens, end)
    // After 'e' only known things are missing too: 'senza glutine e lattosio'.
    if (read === undefined || (things.length > 0 && kindOf(read.thing[0] ?? '') === undefined)) break
    things.push(read.thing)
    end = read.end
    if (!AND.has(tokens[end]?.word ?? '')) break
  }
  return things.length === 0 ? undefined : { things, end }
}

/** 'Gluten free'. */
function readFree(tokens: readonly Token[], place: number): Without | undefined {
  if (tokens[place + 1]?.word !== 'free') return undefined
  const kind = kinds.find(({ english }) => english.includes(tokens[place]!.word))
  return kind === undefined ? undefined : { things: [kind.names.slice(0, 1)], end: place + 2 }
}

function readThing(tokens: readonly Token[], from: number): { thing: Thing; end: number } | undefined {
  const wordAt = (place: number) => tokens[place]?.word ?? ''
  let end = from
  while (STOP_WORDS.has(wordAt(end))) end++
  if (end >= tokens.length || NEGATIONS.has(wordAt(end))) return undefined
  const thing = [wordAt(end++)]
  if (OF.has(wordAt(end)) && end + 1 < tokens.length && !STOP_WORDS.has(wordAt(end + 1))) {
    thing.push(wordAt(end + 1))
    end += 2
  }
  if (ADDED.has(wordAt(end))) end++
  return { thing, end }
}

/** Words of which a name contains one if it declares something missing. */
export const SAYING_WORDS: readonly string[] = [...NEGATIONS, ...NEGATIONS_OF_KNOWN, 's', 'free']

/** Words that alone mean that a thing is missing: 'analcolico'. */
export const privativesOf = (thing: Thing): readonly string[] =>
  (thing.length === 1 ? kindOf(thing[0] ?? '')?.privatives : undefined) ?? NO_WORDS
const NO_WORDS: readonly string[] = []
const PRIVATIVES = kinds.flatMap(({ privatives }) => privatives)

/** Minimum length of an abbreviation on a label: 'S/LATT', 'senza zucch.'. */
const CUT_FROM = 4
const isSaid = (name: string, said: string) =>
  isSameWord(name, said) || (said.length >= CUT_FROM && said.length < name.length && name.startsWith(said))

/** Whether the declared things include this one, compared by the last word: without palm oil is not without oil. */
function isAmong(things: readonly Thing[], thing: Thing): boolean {
  const last = thing.at(-1) ?? ''
  const names = (thing.length === 1 ? kindOf(last)?.names : undefined) ?? [last]
  return things.some(
    (said) =>
      names.some((name) => isSaid(name, said.at(-1) ?? '')) &&
      thing.slice(0, -1).every((word) => said.some((other) => isSameWord(word, other))),
  )
}

/** What a text declares missing, independent of a query. */
export interface SaidMissing {
  things: readonly Thing[]
  /** Words that alone declare it. */
  privatives: readonly string[]
}

/** Reads what a name, a category or a label declares missing: 'Biscotti senza zuccheri', 'Birra analcolica'. */
export function readMissing(text: string): SaidMissing {
  const tokens = tokensOf(text)
  const things: Thing[] = []
  const privatives: string[] = []
  for (let place = 0; place < tokens.length; place++) {
    const { word } = tokens[place]!
    const read = readWithout(tokens, place)
    if (read !== undefined) things.push(...read.things)
    else if (PRIVATIVES.some((privative) => isSameWord(privative, word))) privatives.push(word)
  }
  return { things, privatives }
}

/** Whether the declared things include this one. */
export const isMissing = ({ things, privatives }: SaidMissing, thing: Thing): boolean =>
  isAmong(things, thing) ||
  (privatives.length > 0 &&
    privativesOf(thing).some((privative) => privatives.some((word) => isSameWord(privative, word))))

/** Codes of allergens whose declared absence means that a food is free of a thing: latte for 'lattosio'. */
export function allergensOf(thing: Thing, codes: readonly string[]): string[] {
  const kind = thing.length === 1 ? kindOf(thing[0] ?? '') : undefined
  if (kind !== undefined && kind.allergen !== '') return [kind.allergen]
  return codes.filter((code) => {
    const [first = '', ...rest] = code.split('-')
    return thing.some((word) => isSameWord(first, word)) && (rest.length === 0 || thing.length > 1)
  })
}
