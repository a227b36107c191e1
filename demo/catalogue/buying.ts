import type { SelectOption } from '../../apps/server/src/platform/schema/catalogue.ts'

/** What is asked of who buys a product, and what it travels in. */
export interface Buying {
  selectOptions: SelectOption[]
  /** Most that one customer may buy in a day, in selling units. */
  dailyMax: number | null
  /** Code of its packaging, and how much of it fits into one. */
  packaging: { code: string; perPackage: number } | null
}

/** What of a product decides it. */
export interface Bought {
  name: string
  categorySlug: string
  /** Its place in its family: the same whatever the size of the shop. */
  index: number
  kind: 'Pezzo' | 'Confezione' | 'Sfuso'
  /** Net content of one selling unit, kg or l. */
  content: number
}

/** Packaging of the demo shop: crates with a deposit, and what fresh goods are put into. */
export const demoPackagings = [
  {
    code: 'CASSETTA',
    descr: 'Cassetta per bottiglie, a rendere',
    costCents: 450,
    vatRate: 0,
    isDeposit: true,
  },
  { code: 'VASCHETTA', descr: 'Vaschetta con coperchio', costCents: 20, vatRate: 22, isDeposit: false },
] as const

const choice = (name: string, ...values: string[]): SelectOption => ({
  name,
  parameterName: name.toLowerCase(),
  values,
})

const GRIND = choice('Macinatura', 'In grani', 'Moka', 'Espresso', 'Filtro')
const CUT = choice('Taglio', 'Sottile', 'Medio', 'Spesso')
const CUBES = choice('Taglio', 'Fettine', 'Spezzatino', 'Pezzo intero')
const SLICES = choice('Affettatura', 'Sottile', 'Media', 'Pezzo intero')
const CLEANED = choice('Pulizia', 'Intero', 'Eviscerato', 'Sfilettato')
const GRATED = choice('Preparazione', 'Pezzo intero', 'Grattugiato', 'A scaglie')

/** Where goods are prepared as the customer says: over the counter by weight, and coffee from the grinder. */
const CHOICES: readonly [categories: RegExp, option: SelectOption, upTo: number][] = [
  [/caffe-in-grani$/, GRIND, 5],
  [/costate-e-fiorentine$|filetto-roast-beef-e-tagliata$/, CUT, Infinity],
  [/fettine-spezzatino-e-bollito$|bovino\/vitello$/, CUBES, Infinity],
  [/salumi\/(?:prosciutti|salami|mortadella|bresaola)/, SLICES, Infinity],
  [/pesce-intero\//, CLEANED, Infinity],
  [/formaggi-duri\//, GRATED, Infinity],
]

const BOTTLED = /^(?:bevande\/|vini-birre-e-liquori\/birre)/
const BOTTLES_OF_A_CRATE = 12
const WINE = /^vini-birre-e-liquori\/vini\/(?!vino-sfuso)/
const OVER_THE_COUNTER = /^pescheria\//
/** Bottles above this stand in their own cartons. */
const LARGEST_BOTTLE = 2
const KG_OF_A_TRAY = 1

/** Goods that are scarce, or sold for less than they cost: everybody shall get some. */
const LIMITED =
  /^(?:Tartufo (?:nero estivo|uncinato)|Ostriche|Astice|Olio extravergine Riviera Ligure DOP Fiordoro)/
const DAILY_MAX = 3

function choicesOf({ categorySlug, index, kind }: Bought): SelectOption[] {
  const isPrepared = kind === 'Sfuso' || categorySlug.endsWith('caffe-in-grani')
  const found = CHOICES.find(([categories, , upTo]) => categories.test(categorySlug) && index < upTo)
  return isPrepared && found ? [found[1]] : []
}

function packagingOf({ categorySlug, kind, content }: Bought): Buying['packaging'] {
  const isBottle = kind !== 'Sfuso' && content <= LARGEST_BOTTLE
  if (isBottle && (BOTTLED.test(categorySlug) || WINE.test(categorySlug)))
    return { code: 'CASSETTA', perPackage: BOTTLES_OF_A_CRATE }
  return kind === 'Sfuso' && OVER_THE_COUNTER.test(categorySlug)
    ? { code: 'VASCHETTA', perPackage: KG_OF_A_TRAY }
    : null
}

/** What the demo shop asks of who buys a product. */
export const buyingOf = (product: Bought): Buying => ({
  selectOptions: choicesOf(product),
  dailyMax: LIMITED.test(product.name) ? DAILY_MAX : null,
  packaging: packagingOf(product),
})
