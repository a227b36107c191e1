import { MEASURE_WORDS } from './measure-units.ts'

// Patterns of the content in formats and names of products, for folded text: small letters, x for ×, single blanks.

const CONTAINERS =
  'bottigli[ae]|bottigliett[ae]|bottles?|flaschen?|bouteilles?|bott|btl|btg?|lattin[ae]|lat|cans?|dosen?|vasett[oi]|barattol[oi]|bust[ae]|brick|flacon[ei]|tubett[oi]|scatol[ae]|confezion[ei]|conf|cf|packs?|pacch[oi]|pacchett[oi]|cartoni|fardell[oi]|blister|box|set|multipack|vassoi[oi]?|vaschett[ae]|scatolett[ae]|coppett[ae]|coppe|fial[ae]|flaconcin[oi]|pouch|tubi|fust[oi]|tanic(?:a|he)|cassett[ae]|bicchierin[oi]|brik'
const ITEMS =
  'pz|pezz[oi]|pcs|pieces?|st(?:k|uck)|rotol[oi]|uova|capsul[ae]|cialde|bustin[ae]|filtri|compresse|pastiglie|tabs?|pods|caps|salviett(?:in)?[ei]|fazzoletti|tovaglioli|assorbenti|pannolini|bicchieri|piatti|sacchetti|sacchi|candele|cannucce|pile|batterie|fett[ae]|porzion[ei]|panett[oi]|barrett[ae]|tavolett[ae]|monodos[ei]|stick|dadi|ricarich[ae]|lamett[ae]|spugne|dischetti|cerotti|supposte|ghiaccioli|merendine|tortine|panini|piastrine'
/** Content in a format; in a name they say how long a pack lasts. Washes are never content in a name. */
const USES = 'fogli'
const WASHES = 'lavaggi|misurini|dosi'
const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const COUNT = String.raw`\d{1,3}(?:\s*\+\s*\d{1,2})?`
const UNIT = `(?:${MEASURE_WORDS})`
const END = String.raw`(?![\p{L}\d])`
/** Not inside a number or a code ('1e3'), but may follow a word directly ('mandorle500g'). */
const START = String.raw`(?=\d)(?<=\p{L}{3}|[^\p{L}\d.,]|[^\d][.,]|^)`
const LENGTH = 'cm|mm|dm|mt|m|pollici'
const DRAINED = String.raw`(?:(?:peso\s+)?(?:netto\s+)?(?:sgocc?(?:iolat[oaie])?|scolat[oaie]|sg(?=\.))\.?)`

export const IS_CONTAINER = new RegExp(`^(?:${CONTAINERS})$`, 'u')
export const IS_USE = new RegExp(`^(?:${USES})$`, 'u')
export const IS_BEHIND_DRAINED = new RegExp(`${DRAINED}\\s*[:=]?\\s*$`, 'u')
/** The word belongs to the weight behind it, if any: '400 g sgocciolato 240 g'. */
export const IS_BEFORE_DRAINED = new RegExp(
  `^\\s*\\(?${DRAINED}(?!\\p{L})(?!\\s*[:=.]?\\s*(?:${UNIT}\\.?\\s*)?[\\d|])`,
  'u',
)

const every = (source: string) => new RegExp(source, 'gu')

/** Numbers that are no content: ages, sizes, weights of the user, dimensions, nutrients. */
export const NO_CONTENT: readonly (readonly [pattern: RegExp, sign: RegExp])[] = [
  // '3 a 6 kg'.
  [
    every(String.raw`${NUMBER}\s*(?:${UNIT}\s*)?a\s*${NUMBER}\s*(?:${UNIT}|${LENGTH}|anni|mesi)${END}`),
    /a\s*\d/,
  ],
  // '16+ kg', '11 kg+', '+16 kg'.
  [
    every(
      String.raw`${NUMBER}\s*\+\s*${UNIT}${END}|${NUMBER}\s*${UNIT}(?:\+(?!\s*${NUMBER}\s*${UNIT}${END})|\s+\+(?!\s*\d))`,
    ),
    /\+/,
  ],
  [every(String.raw`(?<![\p{L}\d]\s*)\+\s*${NUMBER}\s*${UNIT}${END}`), /\+/],
  // 'oltre 15 kg', 'per 100 g'.
  [
    every(
      String.raw`(?<!\p{L})(?:fino\s+a|oltre(?:\s+i)?|sopra\s+i|sotto\s+i|meno\s+di|max|min|massimo|minimo|portata|capacita|capienza|carico|per|ogni|bambin[oi]\s+di|peso\s+corporeo)[.:]?\s*${NUMBER}\s*${UNIT}${END}`,
    ),
    /fino|oltre|sopra|sotto|meno|max|min|massim|portata|capac|capie|caric|per|ogni|bambin|corpor/,
  ],
  [
    every(
      String.raw`${NUMBER}\s*m?gr?\s*(?:di\s+)?(?:prote|zuccher|grass|fibr|carb|sale|sodio|collagen|alcol|creatin|caffein|omega)\p{L}*`,
    ),
    /prote|zucch|grass|fibr|carb|sale|sodio|colla|alcol|creat|caff|omega/,
  ],
  [
    every(
      String.raw`(?<!\p{L})(?:taglia|tg|misura|spf|fp|anni|eta|calibro|cal)[.:]?\s*(?:[xsml]{1,4}${END}|\d+(?:[.,]\d+)?\+?)`,
    ),
    /taglia|tg|misura|spf|fp|anni|eta|cal/,
  ],
  // 'cm 22', 'mt 30', 'ø 8': the number behind is of another kind.
  [
    every(
      String.raw`(?<!\p{L}|\d\s*)(?:[cdm]m|mt|ø|diametro)\.?\s*${NUMBER}(?:\s*x\s*${NUMBER})*(?![.,]?\d|\s*(?:${LENGTH})${END})`,
    ),
    /[cdm]m|mt|ø|diam/,
  ],
]
const OF_RANGE = `${UNIT}|${LENGTH}|anni|mesi|pz`
/** '11-25 kg', '4/5', '12-18 mesi', '7 - 18 kg'; fractions of a kilogram are matched earlier. */
export const RANGE = every(
  String.raw`(${NUMBER})\s?(${OF_RANGE})?(?:[-–—÷/]|\s[-–—]\s(?=${NUMBER}\s*kg${END}))(${NUMBER})(?:[-/]${NUMBER})*(?:\s*(${OF_RANGE})${END}(?!\s*\.?\s*\d))?`,
)
/** '12 x 20 cm', '33x33', and any other product that is no weight or volume. */
export const DIMENSIONS = every(
  String.raw`${NUMBER}\s*(?:${LENGTH})?(?:\s*x\s*${NUMBER}\s*(?:(?:${LENGTH})${END})?)+|${NUMBER}\s*(?:${LENGTH}|mq|anni|mesi)${END}`,
)

export const FRACTION = every(
  String.raw`(?<![\d/.,-])(?:(\d+)\s+)?(1/2|1/3|1/4|3/4)\s*(?:di\s+)?(${UNIT})${END}`,
)
export const HALF = every(String.raw`(?<!\p{L})mezz[oa]\s+(${UNIT})${END}`)
/** 'x 6', 'x 4+2', 'x 10 x 2', '(x2)', 'x pz.10'; not 'x 20 cm'. */
const TIMES_BEHIND = String.raw`((?:\s*\(?x\s*(?:pz\.?\s*)?\d{1,3}(?:\s*\+\s*\d{1,2})?(?![\d.,]|\s*(?:${LENGTH}|${UNIT})${END}))*)`
export const AMOUNT_FIRST = every(
  String.raw`${START}(?:(${COUNT})\s*(?:x|(?:${CONTAINERS}|${ITEMS}|gratis|omaggio)\.?\s*(?:x|da|di))\s*\(?\s*)?(?:(${COUNT})\s*x\s*)?(${NUMBER})\s*(${UNIT})(?:${END}|(?=x\d))\.?${TIMES_BEHIND}`,
)
export const UNIT_FIRST = every(
  String.raw`(?=[\dcdeghklm])(?:(?<![\d.,\p{L}])(${COUNT})\s*x\s*)?(?<![\p{L}\d'’/€]|\bal\s)(?:(?!(?:g|l)\d)(${UNIT}))\.?\s*(?:(${COUNT})\s*x\s*)?(${NUMBER})(?:(?=\s*x)${TIMES_BEHIND}|(?!\s*(?:${ITEMS}|${WASHES})${END}(?!\.?\s*\d)))(?![\d.,]*\d)(?!\s*(?:${UNIT}|x|\+)${END})`,
)
/** 'n. 5 gr 500', '00 kg 1', 'x 6 gr 450': the number before the unit names the variety, or counts pieces. */
export const SORT_NUMBER = every(
  String.raw`(?:(?<!\p{L})(?:n|nr|num|no|tipo)\s*[.°º:]?\s*\d{1,3}|(?<!\p{L}|\d\s*)x\s*\d{1,3}|(?<![\d.,])0{1,2})(?=\s+${UNIT}\.?\s*\d)`,
)
/** '5 gr 500': the number behind may also be the amount; not 2019, '12 praline' or '20%'. */
export const AMOUNT_BEHIND = new RegExp(
  String.raw`^\s*(?!(?:19|20)\d\d(?!\d))(${NUMBER})(?![\d.,]*\d|\s*(?:x\s*\d|[%°]|(?:${UNIT}|${LENGTH}|${ITEMS}|${CONTAINERS}|${USES}|${WASHES})${END})|\p{L})`,
  'u',
)
/** '1+0,5 l': the number before is part of the sum. */
export const ADDED_BEFORE = new RegExp(String.raw`(?<![\d.,\p{L}])(${NUMBER})\s*\+\s*$`, 'u')
/** 'ml 500+250': the number behind is part of the sum. */
export const ADDED_BEHIND = new RegExp(
  String.raw`^\s*\+\s*(${NUMBER})(?![\d.,]*\d|\s*[%x]|\s*(?!gratis|omaggio)\p{L})`,
  'u',
)
/** 'sgocc. 240': grams, although the unit is missing. */
export const DRAINED_GRAMS = every(
  String.raw`(?<=${DRAINED}\s*[:=]?\s*)\d{2,4}(?![\d.,]*\d|\s*(?:%|x|(?:${UNIT})${END})|\p{L})`,
)
/** 'x 1,5 l' without a count, '500 g + 20%': the amount is not the whole content. */
export const IS_PART = {
  before: /(?<!\p{L})x\s*\(?\s*$/u,
  behind: /^\s*\+\s*\d+\s*(?:%|pz|gratis|(?:in\s+)?omaggio)/u,
}
/** '4 pz + 2 gratis'. */
export const FREE_BEHIND = /^\.?\s*\+\s*(\d{1,2})\s*(?:gratis|(?:in\s+)?omaggio)/u
/** '80 g per 3', '3 per 80 g' multiply; '20 per 100 g' is a share. */
export const PER_TIMES = every(
  String.raw`(?<=\d\s?(?:${UNIT})?)\s+per\s+(?=\d{1,2}\s*$)|(?<=(?<![\d.,\p{L}]|\p{L}\s)\d{1,2})\s+per\s+(?!100\s)(?=${NUMBER}\s*(?:${UNIT})${END})`,
)
/** '10 dadi', '4 spiedini': the noun is unknown, but several may be sold. */
export const MAY_COUNT =
  /(?<![\p{L}\d.,|/°-]|(?<!\p{L})(?:n|nr|num|cal|tipo|taglia|t)[.°\s]{0,2})(?:[2-9]|[1-9]\d{1,2})\s+(?!veli|strati|ore|mesi|anni|gradi|cm|mm|volte|giorni|kcal)\p{L}{4,}/u
/** Goods that are named by their grams of protein. */
export const IS_PROTEIN = /(?<!\p{L})(?:pro|prote[iíì]n\p{L}*|whey)(?!\p{L})/u
const NOUNS_OF_NAMES = `${ITEMS}|${CONTAINERS}`
export const PACKS_OF = every(
  String.raw`(?=[\dbcflmpsv])(?<![\d.,\p{L}])(?:(\d{1,3})\s*)?(?:${CONTAINERS})\.?\s*d[ai]\s*(\d{1,5})(?![.,]?\d)(?:\s*(?:${ITEMS}))?${END}`,
)
/** '6 x 10 pz'. */
export const PIECES_TIMES = every(
  String.raw`(?=\d)(?<![\d.,\p{L}-])(\d{1,3})\s*x\s*(\d{1,4})\s*(?:${ITEMS})${END}`,
)
/** '5 pz x 2'. */
export const PIECES_TIMES_BEHIND = every(
  String.raw`(?=\d)(?<![\d.,\p{L}-])(\d{1,3})\s*(?:${ITEMS})\.?\s*x\s*(\d{1,3})(?![.,]?\d|\s*[\p{L}%])`,
)
/** '20 strisce + 4 salviettine' are two kinds of things. */
const WHOLE = String.raw`(?<![\d.,\p{L}-]|\p{L}{3}\s*\+\s*)(\d{1,3}(?:\.\d{3})+|\d{1,5})(?:[.,]0{1,2})?(?:\s*\+\s*(\d{1,3}))?`
/** 'all'uovo, 5 uova': eggs that are an ingredient. */
const NOT_WITHIN = String.raw`(?=\d)(?<!(?<!\p{L})(?:con|alle|di|e|pasta)\s+)`

export const PIECES_OF_NAMES = every(`${NOT_WITHIN}${WHOLE}\\s*(${NOUNS_OF_NAMES})${END}`)
export const PIECES = every(`${NOT_WITHIN}${WHOLE}\\s*(${NOUNS_OF_NAMES}|${USES})${END}`)
/** 'lt 30 pz 20' is matched earlier; in '30 pz 20' either number may be the count. */
export const COUNT_BEHIND = /^\.?\s*(\d{1,4})(?![.,]?\d|\s*[\p{L}%x+°])/u
export const PIECES_BEHIND = every(String.raw`(?=pe?z)(?<!\p{L})(?:pz|pezzi)\.?\s*(\d{1,5})(?![.,]?\d)`)
export const TIMES = every(String.raw`(?=x)(?<![\p{L}\d])x\s*(\d{1,3})(?![.,]?\d|\s*[\p{L}%])`)
export const SUM = /^\s*(\d{1,2})\s*\+\s*(\d{1,2})\s*$/gu
/** 'Acqua 1,5 l fardello': several, without their number. */
export const UNCOUNTED = /(?<!\p{L})(?:fardell[oi]|multipack|cluster|cassa)(?!\p{L})/u
