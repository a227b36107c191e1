import { isOrderNote } from './order-text-asides.ts'
import { foldOrderWord } from './order-text-units.ts'

/** Behind the goods these phrases allow a similar product. */
const OR_SIMILAR = 'o simile; o simili; o qualcosa di simile; o equivalente; o equivalenti'
/** Phrases of a message that name no goods, one kind per row; longer ones are matched first. */
const PHRASES = `
buon giorno; buona sera; buona notte; buon pomeriggio; buona giornata; buona serata; buon lavoro; buona domenica
grazie mille; mille grazie; tante grazie; molte grazie; grazie ancora; a presto; a domani; a dopo; un saluto
cordiali saluti; distinti saluti; ci sentiamo; ci vediamo; un abbraccio
per favore; per piacere; per cortesia; se possibile; se puoi; se riesci; se riuscite
mi serve; mi servono; mi servirebbe; mi servirebbero; ci serve; ci servono; ci servirebbe; ci servirebbero
avrei bisogno di; ho bisogno di; abbiamo bisogno di; ne prendo; ne prendiamo; ne vorrei; ne vorremmo; ne voglio
mi mandi; mi mandate; mi porti; mi portate; mi metti; mi mettete; ci mandi; ci mandate; ci porti; ci portate
se li avete; se le avete; se ce l'avete; se ce li avete; se ce le avete; se ce l'hai; se ce li hai; se ce le hai
se l'avete; se avete; se hai; se c'e; se ci sono
come al solito; come sempre; come l'altra volta; come la volta scorsa; dell'altra volta; l'altra volta; della volta scorsa
quello dell'altra volta; quella dell'altra volta; quelli dell'altra volta; quelle dell'altra volta
il solito; la solita; i soliti; le solite; quello solito; quella solita; quelli soliti; quelle solite
quello buono; quella buona; quelli buoni; quelle buone; quello bello; quella bella; quelli belli; quelle belle
q b; quanto basta; piu o meno
per domani; per domattina; per dopodomani; per oggi; per stasera; per stamattina; per il weekend; per il fine settimana
per lunedi; per martedi; per mercoledi; per giovedi; per venerdi; per sabato; per domenica
`
const WORDS =
  'ciao salve buongiorno buonasera buonanotte buondi grazie prego scusa scusate scusami scusi saluti gentilmente ' +
  'cortesemente domani domattina dopodomani oggi stasera stamattina vorrei vorremmo volevo volevamo serve servono ' +
  'servirebbe servirebbero ordino ordiniamo mandami mandaci mandatemi mandateci mandate portami portaci portatemi ' +
  'portateci mettimi mettici mettetemi metteteci aggiungi aggiungimi aggiungete anche inoltre ancora poi circa qb urgente ' +
  'sig sigra signor signora signore dott dottssa'
/** A word behind these may be the name of the recipient. */
const GREETINGS = new Set(
  'ciao salve buongiorno buonasera buondi grazie caro cara gentile gentilissimo sig sigra signor signora dott'.split(
    ' ',
  ),
)
/** The text after it is a wish about the goods, not part of their name. */
const WISH = 'mi raccomando'.split(' ')

/** Small words that may remain between courtesies and name nothing. */
const SMALL = new Set(
  'a al alla ai alle che ci con da di e ed i il in la le lo mi ne o per se si un una uno vi è'.split(' '),
)

const phrases = [
  ...`${PHRASES};${OR_SIMILAR}`.split(/[;\n]/).map((phrase) => phrase.trim().split(' ')),
  ...WORDS.split(' ').map((word) => [word]),
]
  .filter(([first]) => first !== '')
  .toSorted((a, b) => b.length - a.length)
/** Phrases by their first word, because each word of a line may begin one. */
const phrasesOf = new Map<string | undefined, (readonly string[])[]>()
for (const phrase of phrases) phrasesOf.set(phrase[0], [...(phrasesOf.get(phrase[0]) ?? []), phrase])

/** Every courtesy, as it is said. */
export const ORDER_COURTESIES: readonly string[] = phrases.map((phrase) => phrase.join(' '))

const bare = (word: string) => foldOrderWord(word.replace(/[!?.,;:…]+$/g, '')).replaceAll('.', '')

const isAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, i) => words[at + i] === word)

/**
 * Whether a name follows a greeting, with its capital: the line ends there, or continues with a number or another
 * courtesy. 'Ciao Burro 2 kg' buys butter: without the word nothing would be left to buy.
 */
function isNameAt(
  typed: readonly string[],
  words: readonly string[],
  isSaid: readonly boolean[],
  at: number,
) {
  const next = words[at + 1]
  if (!GREETINGS.has(words[at - 1] ?? '') || !/^\p{Lu}\p{L}+\W*$/u.test(typed[at] ?? '')) return false
  if (next !== undefined && !/^\d/.test(next) && !isSaid[at + 1]) return false
  const others = words.filter((_, place) => place !== at && !isSaid[place])
  return others.length === 0 || others.some((other) => /^\p{L}{4,}$/u.test(other) && !GREETINGS.has(other))
}

/**
 * A line of an order without greetings, thanks, asides in brackets and emoji; empty if nothing else is left. Brackets
 * with a number may contain a format and stay.
 */
export function withoutCourtesy(text: string): string {
  const plain = text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu, ' ')
    .replace(/\([^()\d]*\)/g, ' ')
    .replace(/[’‘`´]/g, "'")
  const typed = plain.split(/\s+/).filter(Boolean)
  const words = typed.map(bare)
  const isCourtesy = words.map((word) => word === '')
  for (let at = 0; at < words.length; at += 1) {
    if (isAt(words, at, WISH)) {
      isCourtesy.fill(true, at)
      break
    }
    const found = phrasesOf.get(words[at])?.find((phrase) => isAt(words, at, phrase))
    if (found === undefined) continue
    isCourtesy.fill(true, at, at + found.length)
    at += found.length - 1
  }
  words.forEach((_, at) => {
    if (at === 0 || isCourtesy[at] || !isNameAt(typed, words, isCourtesy, at)) return
    isCourtesy[at] = true
    isCourtesy[at - 1] = true
  })
  return typed.filter((_, at) => !isCourtesy[at]).join(' ')
}

/** Whether a line accepts a similar product: 'Aperol o simile'. */
export function allowsSimilar(text: string): boolean {
  const words = text.split(/\s+/).map((word) => bare(word.replace(/^\(+|\)+$/g, '')))
  return OR_SIMILAR.split('; ').some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `))
}

/** Whether a line names something to buy: more than courtesy and small words, and no note about the delivery. */
export function saysGoods(text: string): boolean {
  const goods = withoutCourtesy(text)
  if (goods === '' || isOrderNote(text) || isOrderNote(goods)) return false
  const left = goods.match(/[\p{L}\p{N}]+/gu) ?? []
  return left.some((word) => /\d/.test(word) || !SMALL.has(bare(word)))
}
