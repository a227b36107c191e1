import snowball from 'snowball-stemmers'

const stemmer = snowball.newStemmer('italian')

/** Words that say nothing of a product; 'senza' is not one of them. */
const STOP_WORDS = new Set(
  (
    'a ad ai agli al alla alle allo col con coi da dai dagli dal dalla dalle dallo de degli dei del della delle ' +
    'dello di e ed gli i il in la le lo ne nei negli nel nella nelle nello o per su sul sulla sui sulle un una ' +
    'uno tra fra d l all dell nell sull dall'
  ).split(' '),
)

const MARKS = /[\u0300-\u036f]/g
const BEYOND_ASCII = /[\u0080-\uffff]/
const WORD = /[\p{L}\p{N}]+/gu
/** The same for plain ASCII, where it is several times faster: most texts are. */
const ASCII_WORD = /[a-z0-9]+/g
const MEASURE =
  /(?<![\p{L}\p{N}])(\d+(?:[.,]\d+)?)\s*(kg|hg|dag|gr|g|litri|litro|lt|l|dl|cl|ml)(?![\p{L}\p{N}])/gu
const COUNT = /(?<![\p{L}\p{N}])(?:x\s*(\d{1,3})|(\d{1,3})\s*(?:x|pz|pezzi))(?![\p{L}\p{N}])/gu
const MAX_WORD = 40
/** Nobody means more; each one costs a search of its own. */
const MAX_QUERY_WORDS = 12

/** Grams or millilitres of one unit, and which of the two. */
const MEASURES: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  kg: ['g', 1000],
  hg: ['g', 100],
  dag: ['g', 10],
  gr: ['g', 1],
  g: ['g', 1],
  litri: ['ml', 1000],
  litro: ['ml', 1000],
  lt: ['ml', 1000],
  l: ['ml', 1000],
  dl: ['ml', 100],
  cl: ['ml', 10],
  ml: ['ml', 1],
}

/** Lower case without accents: 'Caffè' and 'CAFFE' are one. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return BEYOND_ASCII.test(lower) ? lower.normalize('NFD').replace(MARKS, '') : lower
}

/** '1.500 g' is one and a half thousand, but '1.500 kg' one and a half: nobody sells tonnes. */
function amountOf(text: string, factor: number): number {
  const isThousands = factor === 1 && /^\d{1,3}\.\d{3}$/.test(text)
  return Number(isThousands ? text.replace('.', '') : text.replace(',', '.'))
}

/** Formats in a text, each as one word: '1,5 l' and '1500 ml' are '#1500ml', 'x 6' and '6 pz' are '#x6'. */
function measuresOf(folded: string): { found: string[]; rest: string } {
  const found: string[] = []
  const rest = folded
    .replace(MEASURE, (_whole, amount: string, unit: string) => {
      const [base, factor] = MEASURES[unit] ?? ['g', 1]
      found.push(`#${Math.round(amountOf(amount, factor) * factor)}${base}`)
      return ' '
    })
    .replace(COUNT, (_whole, after: string | undefined, before: string | undefined) => {
      found.push(`#x${Number(after ?? before)}`)
      return ' '
    })
  return { found, rest }
}

function wordsIn(folded: string): string[] {
  const words = folded.match(BEYOND_ASCII.test(folded) ? WORD : ASCII_WORD) ?? []
  return words.map((word) => (word.length > MAX_WORD ? word.slice(0, MAX_WORD) : word))
}

/** Words of a product's text for the index: with its formats, without stop words. */
export function indexWords(text: string): string[] {
  const folded = fold(text)
  const words = wordsIn(folded).filter((word) => !STOP_WORDS.has(word))
  return /\d/.test(folded) ? [...words, ...measuresOf(folded).found] : words
}

/** The first words of a query in the order typed, each once; stop words count only where nothing else is said. */
export function queryWords(text: string): string[] {
  const { found, rest } = measuresOf(fold(text))
  const typed = wordsIn(rest)
  const telling = typed.filter((word) => !STOP_WORDS.has(word))
  const words = [...(telling.length > 0 || found.length > 0 ? telling : typed), ...found]
  return [...new Set(words)].slice(0, MAX_QUERY_WORDS)
}

/** The Italian stem of a folded word; numbers and formats are their own. */
export function stemOf(word: string): string {
  return /^\p{L}+$/u.test(word) ? stemmer.stem(word) : word
}
