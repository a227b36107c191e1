import type { DemoProduct } from '../catalogue/product.ts'
import { chanceOf, type Chance } from '../catalogue/random.ts'
import { nutritionRows } from '../fill/product-rows.ts'
import { isRemembered } from './price-lists.ts'

/** What a sheet said before a day, by column or key of the details: as the database's trigger writes it. */
export interface DemoVersion {
  daysAgo: number
  changes: Record<string, [before: unknown, after: unknown]>
}

type Change = DemoVersion['changes']
type Story = (product: DemoProduct, chance: Chance) => Change | undefined

/** Fewer layers on the pallet, or smaller boxes than today. */
const packaging: Story = ({ packaging: { piecesPerBox, boxesPerPallet }, sale }, chance) => {
  const boxes = Math.max(12, boxesPerPallet - chance.pick([6, 8, 12]))
  const change: Change = boxes === boxesPerPallet ? {} : { boxesPerPallet: [boxes, boxesPerPallet] }
  if (sale.qtyMult === 1 && piecesPerBox % 2 === 0 && chance.is(0.5))
    change['piecesPerBox'] = [piecesPerBox / 2, piecesPerBox]
  return Object.keys(change).length === 0 ? undefined : change
}

/** An additive that has left the recipe. */
const recipe: Story = ({ info }, chance) => {
  if (info === undefined || info.ingredients.split(',').length < 4) return undefined
  const gone = chance.pick([
    'aromi',
    'correttore di acidità: acido citrico',
    'antiossidante: acido ascorbico',
  ])
  return info.ingredients.includes(gone)
    ? undefined
    : { ingredients: [`${info.ingredients}, ${gone}`, info.ingredients] }
}

/** A little more salt than today, as most labels have had. */
const salt: Story = (product) => {
  const after = nutritionRows(product)
  const row = after.find(({ name }) => name === 'Sale')
  const grams = Number(row?.value.replace(/[^\d,]/g, '').replace(',', '.'))
  if (row === undefined || !(grams >= 0.3)) return undefined
  const more = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 }).format(grams * 1.15)
  const before = after.map((each) => (each === row ? { ...each, value: `${more} g` } : each))
  return { nutrition: [before, after] }
}

/** The sentence on what to do after opening came later. */
const storage: Story = ({ info }) => {
  const [first = '', ...rest] = info?.storage.split('. ') ?? []
  return rest.length === 0 || info === undefined ? undefined : { storage: [`${first}.`, info.storage] }
}

/** Where it comes from was told in fewer words. */
const origin: Story = (product) => {
  const [country = '', ...rest] = product.origin.split(', ')
  return rest.length === 0 ? undefined : { origin: [country, product.origin] }
}

const STORIES: readonly Story[] = [packaging, recipe, salt, storage, origin]
const SHARE = 0.45
const WITHIN_DAYS = 640

/** The versions of a product's sheet, newest first; none of most of them. Each thing changes once at most. */
export function demoVersions(product: DemoProduct): DemoVersion[] {
  const chance = chanceOf(`versions:${product.code}`)
  const oldest = Math.min(product.daysOld - 10, WITHIN_DAYS)
  if (!isRemembered(product) || oldest < 40 || !chance.is(SHARE)) return []
  const wanted = chance.int(1, 3)
  const changes = STORIES.filter(() => chance.is(0.6))
    .map((story) => story(product, chance))
    .filter((change) => change !== undefined)
    .slice(0, wanted)
  return changes
    .map((change) => ({ daysAgo: chance.int(15, oldest), changes: change }))
    .sort((a, b) => a.daysAgo - b.daysAgo)
}
