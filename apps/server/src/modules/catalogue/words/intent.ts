import { generationCache } from '../memory/generation-cache.ts'
import { readWithout, tokensOf, type Thing, type Token } from './without.ts'
import { STOP_WORDS, TEXTS_KEPT } from './words.ts'

/** The intent of a text beyond its words, by phrases of Italian. */
export interface Intent {
  /** The text without fillers ('vorrei') and without the objects of 'senza'. */
  text: string
  /** The part of that text before 'per' or 'da'. */
  goods: string
  /** The purpose: the part after 'per' or 'da', or after words that ask for what is needed. */
  purpose: string | undefined
  /** Fillers were removed from the text. */
  isShortened: boolean
  without: Thing[]
  /** The same as typed: 'senza glutine'. */
  withoutTyped: string[]
}

/** Fillers before the words that are sought. */
const FILLERS = new Set(
  (
    'qualcosa qualcosina qualche vorrei vorremmo voglio vogliamo volevo cerco cerchiamo cercavo cercando cercare serve ' +
    'servono servirebbe servirebbero serviva occorre occorrono dammi datemi trovami mostrami fammi avete bisogno sto ' +
    'stiamo ho avrei abbiamo mi ci che cosa cos quale quali devo dovrei dobbiamo comprare prendere acquistare ordinare ' +
    'ciao buongiorno buonasera salve c si puo'
  ).split(' '),
)
/** Fillers only before a purpose: 'ingredienti per', 'roba da', 'prodotti senza'. */
const FILLERS_BEFORE_PURPOSE = new Set(
  (
    'ingredienti ingrediente tutto occorrente necessario prodotti prodotto roba cose idee idea articoli ' +
    'alternative alternativa ricetta ricette spesa'
  ).split(' '),
)
/** These ask for what a dish needs also with 'di': 'gli ingredienti della carbonara'. */
const ASKING = new Set(['ingredienti', 'ingrediente', 'occorrente', 'necessario', 'ricetta', 'ricette'])
const PURPOSE = new Set(['per', 'da'])
const OF = new Set(['di', 'del', 'della', 'dello', 'dell', 'dei', 'degli', 'delle', 'd'])
/** Verbs between 'per' and the dish. */
const MAKING = new Set(
  'fare farci farmi farne preparare prepararmi cucinare cuocere realizzare organizzare festeggiare'.split(
    ' ',
  ),
)
const THANKS = /[\s,]+(?:grazie(?:\s+mille)?|per\s+(?:favore|piacere|cortesia))[\s!.,]*$/i

/** Results for recent texts, since the same ones recur. */
const intentsRead = generationCache<string, { intent: Intent | undefined }>(TEXTS_KEPT)

/** Reads the intent of a text; undefined for plain words. */
export function readIntent(typed: string): Intent | undefined {
  const known = intentsRead.get(typed)
  if (known !== undefined) return known.intent
  const intent = workOutIntent(typed)
  intentsRead.set(typed, { intent })
  return intent
}

function workOutIntent(typed: string): Intent | undefined {
  const polite = typed.replace(THANKS, '')
  const tokens = tokensOf(polite)
  const start = tellingFrom(tokens)
  const kept: Token[] = []
  const without: Thing[] = []
  const withoutTyped: string[] = []
  for (let place = start; place < tokens.length; place++) {
    const read = readWithout(tokens, place)
    if (read === undefined) {
      const joins = without.length > 0 && tokens[place]!.word === 'e'
      if (!joins || readWithout(tokens, place + 1) === undefined) kept.push(tokens[place]!)
      continue
    }
    without.push(...read.things)
    withoutTyped.push(polite.slice(tokens[place]!.from, tokens[read.end - 1]!.to))
    place = read.end - 1
  }
  const asksNeeds = tokens.slice(0, start).some(({ word }) => ASKING.has(word))
  const { before, behind } = partAtPurpose(kept, asksNeeds)
  const isShortened = start > 0 || polite !== typed
  if (behind === undefined && without.length === 0 && !isShortened) return undefined
  const textOf = (some: readonly Token[]) => textWithout(polite, tokens, some)
  return {
    text: textOf(kept),
    goods: textOf(before),
    purpose: behind === undefined ? undefined : textOf(behind),
    isShortened,
    without,
    withoutTyped,
  }
}

/** The first word that is no filler; 0 if all are. */
function tellingFrom(tokens: readonly Token[]): number {
  let start = 0
  for (let place = 0; place < tokens.length; place++) {
    const { word } = tokens[place]!
    const next = tokens[place + 1]?.word ?? ''
    const asks =
      FILLERS_BEFORE_PURPOSE.has(word) &&
      (PURPOSE.has(next) ||
        readWithout(tokens, place + 1) !== undefined ||
        (ASKING.has(word) && OF.has(next)))
    if (FILLERS.has(word) || asks) start = place + 1
    else if (!STOP_WORDS.has(word) || PURPOSE.has(word)) break
  }
  return start < tokens.length ? start : 0
}

function partAtPurpose(tokens: readonly Token[], asksNeeds: boolean) {
  const first = tokens[0]?.word ?? ''
  const place = asksNeeds && OF.has(first) ? 0 : tokens.findIndex(({ word }) => PURPOSE.has(word))
  if (place < 0) return { before: tokens, behind: undefined }
  let from = place + 1
  while (from + 1 < tokens.length && (MAKING.has(tokens[from]!.word) || STOP_WORDS.has(tokens[from]!.word)))
    from++
  const behind = tokens.slice(from)
  return behind.length === 0
    ? { before: tokens, behind: undefined }
    : { before: tokens.slice(0, place), behind }
}

/** The text of some of its words, unchanged where they are adjacent. */
function textWithout(text: string, tokens: readonly Token[], some: readonly Token[]): string {
  let written = ''
  some.forEach((token, i) => {
    const before = some[i - 1]
    const isNext = before !== undefined && tokens.indexOf(before) + 1 === tokens.indexOf(token)
    written += text.slice(isNext ? before.to : token.from, token.to)
    if (some[i + 1] !== undefined && tokens.indexOf(token) + 1 !== tokens.indexOf(some[i + 1]!))
      written += ' '
  })
  return written
}
