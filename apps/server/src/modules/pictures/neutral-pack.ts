import { ownValue } from '@cambusa/domain/own-value'
import { pictureAsset } from './picture-assets.ts'

/** Words of a category or name → shape and food of the pack for a product without a picture. The first match counts. */
const KINDS: readonly [RegExp, string, string][] = [
  [/surgelat|gelat[io]\b/, 'pouch', 'snowflake'],
  [/vin[io]\b|spumant|prosecc|champagne/, 'wine', 'grapes'],
  [/birr/, 'beer', 'beer-mug'],
  [/liquor|distillat|amar[io]\b|grappa|aperitiv/, 'spirit', 'tumbler-glass'],
  [/acqu[ae]\b/, 'water', 'mountain'],
  [/succ[hi]|nettar/, 'brick', 'orange'],
  [/bibit|bevand|\bcola\b|aranciat|\bt[eè] fredd/, 'soda', 'bubbles'],
  [/caff|capsul|cialde/, 'vacuum', 'coffee-bean'],
  [/\bt[eè]\b|tisan|infus|camomill/, 'box', 'tea-leaf'],
  [/yogurt|budin|dessert/, 'cup', 'yogurt'],
  [/\blatt[ei]\b|panna/, 'gable', 'glass-of-milk'],
  [/uov[ao]/, 'eggs', 'egg'],
  [/burr[oi]|margarin/, 'bar', 'butter'],
  [/formagg|mozzarell|latticin|ricott/, 'vacuum', 'cheese-wedge'],
  [/salum|prosciutt|salam[ei]|affettat|wurstel|würstel/, 'slices', 'prosciutto'],
  [/poll|tacchin|avicol/, 'tray', 'poultry-leg'],
  [/carn[ei]|macell|bovin|suin|hamburger/, 'tray', 'cut-of-meat'],
  [/tonno|acciug|sardin/, 'flat-can', 'blue-fish'],
  [/pesc[eh]|ittic|molluschi|crostace/, 'tray', 'silver-fish'],
  [/frutta secca|noci|mandorl/, 'pouch', 'almond'],
  [/insalat/, 'bag', 'leafy-green'],
  [/verdur|ortagg|ortofrutt/, 'tray', 'carrot'],
  [/frutta/, 'tray', 'red-apple'],
  [/pizz/, 'box', 'pizza'],
  [/biscott|merend|wafer|snack dolc/, 'bag', 'cookie'],
  [/cereal|muesli/, 'box', 'cereal-bowl'],
  [/cioccolat|cacao/, 'bar', 'chocolate-bar'],
  [/caramell|gomm/, 'pouch', 'candy'],
  [/marmellat|confettur|miel[ei]|spalmabil/, 'jar', 'honey-pot'],
  [/torte|pasticc|dolc[ie]|brioche|cornett/, 'box', 'shortcake'],
  [/cracker|grissin|fette biscott/, 'box', 'cracker'],
  [/pane|panetteria|piadin|focacc/, 'bag', 'bread'],
  [/farin|zuccher|liev/, 'sack', 'wheat'],
  [/ris[oi]\b/, 'box', 'rice-bowl'],
  [/pasta|gnocch|semola/, 'bag', 'penne'],
  [/pomodor|pelati|passata|sugh|ragù/, 'can', 'tomato'],
  [/\bol[ei]o?\b|oli d/, 'oil', 'olive'],
  [/acet[io]/, 'oil', 'grapes'],
  [/legum|fagiol|cec[ei]|mais/, 'can', 'beans'],
  [/spezi|sale\b|aromi/, 'spice', 'herb'],
  [/conserv|sottol|sottacet|olive|sals[ae]|maiones/, 'jar', 'olive'],
  [/patatin|salatin|aperitiv|snack/, 'bag', 'crisps'],
  [/pannolin|infanzi|bambin|neonat/, 'bag', 'baby'],
  [/gatt[oi]/, 'can', 'cat'],
  [/can[ei]\b|animal|pet\b/, 'sack', 'dog'],
  [/carta|rotol|tovagliol|fazzolett/, 'rolls', 'roll-of-paper'],
  [/detersiv|detergent|bucato|ammorbid|piatti|pulizia|casa/, 'flask', 'sparkles'],
  [/shampoo|bagno|sapon|dentifric|deodor|igiene|persona|bellezza|cosmet/, 'flask', 'bubbles'],
]

const OTHER = ['carton', 'basket'] as const

const nameOf = (shape: string, food: string) => `${shape}-${food}`

/** Name of the neutral pack for a product without a picture: by its first word that matches. */
export function neutralPack(words: readonly string[]): string {
  for (const text of words) {
    const [, shape, food] = KINDS.find(([pattern]) => pattern.test(text.toLowerCase())) ?? []
    if (shape !== undefined && food !== undefined) return nameOf(shape, food)
  }
  return nameOf(...OTHER)
}

/** Every neutral pack by its name: shape and food, for the code that draws them. */
export const neutralPacks = (): Map<string, readonly [shape: string, food: string]> =>
  new Map([OTHER, ...KINDS.map(([, shape, food]) => [shape, food] as const)].map((of) => [nameOf(...of), of]))

const packs = pictureAsset<Readonly<Record<string, string>>>('neutral-packs.json')

/** A neutral pack without a brand, on white, 1000 by 1000. */
export const neutralPackSvg = (name: string): string => ownValue(packs(), name) ?? ''
