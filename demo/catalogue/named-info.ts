import type { FoodInfo, NutritionFact } from './food-label.ts'

/** What a name says of the goods, and what follows for their label: the family's ingredients are those of the plain ones. */
interface SaidByName {
  name: RegExp
  /** Only where the label says this. */
  where?: RegExp
  put?: readonly (readonly [said: RegExp, instead: string])[]
  /** Written in capitals. */
  shout?: RegExp
  /** Stands behind the first ingredient, unless the label has it. */
  add?: string
  allergen?: string
  /** An allergen that the goods do not have. */
  without?: string
  /** Per 100 g or ml. */
  values?: Partial<Record<NutritionFact['key'], number>>
}

const MILK = /LATTE(?! (?:intero|scremato|parzialmente|delattosato|di ))/g
const FIRST_MILK = /LATTE(?: (?:intero|parzialmente scremato|scremato))?/
const WHEAT = /GRANO (?:tenero|duro)(?: tipo 0)?/
const WHOLE: SaidByName['values'] = { kcal: 64, fat: 3.6, saturates: 2.4 }
const HALF: SaidByName['values'] = { kcal: 47, fat: 1.6, saturates: 1.1 }
const SKIMMED: SaidByName['values'] = { kcal: 35, fat: 0.1, saturates: 0.1 }

const RULES: readonly SaidByName[] = [
  // milk: how much of its fat is left, whose it is, without lactose
  {
    name: /^latte.* parzialmente scremato/i,
    put: [[FIRST_MILK, 'LATTE parzialmente scremato']],
    values: HALF,
  },
  {
    name: /^latte (?:uht|fresco|microfiltrato) scremato/i,
    put: [[FIRST_MILK, 'LATTE scremato']],
    values: SKIMMED,
  },
  {
    name: /^latte(?!.*(?:scremato|polvere|crescita|senza lattosio$|digeribilità|corpo|detergente|cereali|capra))/i,
    put: [[FIRST_MILK, 'LATTE intero']],
    values: WHOLE,
  },
  {
    name: /^yogurt (?:magro|greco 0%)|^skyr/i,
    put: [[/LATTE intero/, 'LATTE scremato']],
    values: { kcal: 56, fat: 0.2, saturates: 0.1 },
  },
  { name: /^yogurt greco 5%/i, values: { kcal: 93, fat: 5, saturates: 3.3 } },
  {
    name: /(?:di capra|caprino)/i,
    put: [
      [/LATTE delattosato, enzima lattasi/, 'LATTE di capra'],
      [/LATTE intero/, 'LATTE di capra'],
    ],
    where: /^(?!.*di capra)/,
  },
  {
    name: /ad alta digeribilità|^latte senza lattosio|^latte e cereali/i,
    where: /^LATTE parz/,
    put: [[FIRST_MILK, 'LATTE parzialmente scremato delattosato']],
  },
  { name: /senza lattosio intero/i, put: [[FIRST_MILK, 'LATTE intero']], values: WHOLE },
  { name: /senza lattosio/i, where: /^(?!.*delattosato)/, put: [[/LATTE(?: intero)?/g, '$& delattosato']] },
  { name: /^latte e cereali/i, add: 'estratto di cereali (AVENA, ORZO) 4%', allergen: 'glutine' },
  { name: /bufala/i, put: [[MILK, 'LATTE di bufala']] },
  { name: /pecor|canestrato/i, where: /^(?!.*di pecora)/, put: [[MILK, 'LATTE di pecora']] },
  // grain
  {
    name: /integral/i,
    where: /^(?!.*integral)/,
    put: [
      [/(Farina|farina|Semola|semola) di (?=GRANO)/, '$1 integrale di '],
      [/^Fiocchi di/, 'Fiocchi integrali di'],
    ],
  },
  { name: /\bfarro\b/i, where: /^(?!.*farro)/i, put: [[WHEAT, 'FARRO']] },
  { name: /segale/i, where: /^(?!.*segale)/i, put: [[/^Farina di /, 'Farina di SEGALE 51%, farina di ']] },
  {
    name: /\b(?:arancini|supplì)/i,
    where: /^(?!.*riso)/i,
    put: [[/Semola di GRANO duro/, 'Riso 48%, pangrattato (GRANO)']],
  },
  // nuts
  { name: /mortadella(?!.*pistacchio)/i, put: [[/, PISTACCHI 0,8%/, '']], without: 'frutta a guscio' },
  { name: /^crema al pistacchio/i, put: [[/NOCCIOLE 18%, cacao magro/, 'PISTACCHI 22%']] },
  { name: /al pistacchio/i, add: 'PISTACCHI 6%', allergen: 'frutta a guscio' },
  { name: /all[ae] (?:crema di )?nocciol[ae]/i, add: 'NOCCIOLE 8%', allergen: 'frutta a guscio' },
  { name: /alla mandorla|alle mandorle/i, add: 'MANDORLE 12%', allergen: 'frutta a guscio' },
  // whose family writes only its name: the grain in capitals, as the law asks
  {
    name: /^(?:semola|farina|farro|orzo|avena)/i,
    where: /^(?!.*\p{Lu}{3})/u,
    shout: /(?<=^|di )(?:grano|farro|segale|orzo|avena)/gi,
  },
  { name: /^(?:couscous|bulgur)/i, put: [[/^\p{L}+/u, '$& di GRANO duro']] },
  { name: /^zuppa di legumi e cereali/i, put: [[/cereali/, 'cereali (FARRO, ORZO)']] },
  // sugar, oil, garlic, fish
  {
    name: /senza zucchero|senza zuccheri/i,
    put: [
      [/zucchero/i, 'maltitolo'],
      [/, sciroppo di glucosio/, ''],
    ],
    values: { sugars: 0.4 },
  },
  { name: /senza aglio/i, put: [[/,? ?aglio/i, '']] },
  { name: /(?:in |all.)olio di oliva/i, put: [[/olio di semi di girasole/, 'olio di oliva']] },
  {
    name: /^(?:tonno|salmone) al naturale/i,
    put: [[/al naturale \(PESCE\), olio di oliva/, '(PESCE), acqua']],
  },
  {
    name: /^insalatona tonno/i,
    put: [[/^.*$/, 'insalata lavata e asciugata, TONNO 12%, olive']],
    allergen: 'pesce',
  },
]

function putRight(
  info: FoodInfo,
  { put = [], shout, add, allergen, without, values = {} }: SaidByName,
): FoodInfo {
  let { ingredients } = info
  for (const [said, instead] of put) ingredients = ingredients.replace(said, instead)
  if (shout !== undefined) ingredients = ingredients.replace(shout, (word) => word.toUpperCase())
  const [word = ''] = add?.split(' ') ?? []
  if (add !== undefined && !ingredients.toLowerCase().includes(word.toLowerCase())) {
    const first = /^[^,(]*(?:\([^)]*\))?[^,]*/.exec(ingredients)?.[0] ?? ''
    ingredients = `${first}, ${add}${ingredients.slice(first.length)}`
  }
  const kept = info.allergens.filter((each) => each !== without)
  return {
    ...info,
    ingredients: ingredients.charAt(0).toUpperCase() + ingredients.slice(1),
    allergens: allergen === undefined || kept.includes(allergen) ? kept : [...kept, allergen],
    nutrition: withValues(info.nutrition, values),
  }
}

function withValues(nutrition: readonly NutritionFact[], values: NonNullable<SaidByName['values']>) {
  const kcal = values.kcal
  return nutrition.map((fact) => {
    const value = fact.key === 'kJ' && kcal !== undefined ? Math.round(kcal * 4.184) : values[fact.key]
    return value === undefined ? fact : { ...fact, value }
  })
}

/** The label of goods that their name says something special of: 'Latte UHT intero' holds no skimmed milk. */
export function asNamed(name: string, info: FoodInfo): FoodInfo {
  return RULES.filter((rule) => rule.name.test(name)).reduce(
    (label, rule) => (rule.where?.test(label.ingredients) === false ? label : putRight(label, rule)),
    info,
  )
}
