import { departments } from './departments.ts'
import { readFormat, type Format } from './format.ts'
import { readGood, type Good } from './good.ts'
import { slugOf } from '@cambusa/domain/catalogue/slug'
import type { CategoryNode, Family, Traits } from './tree.ts'

export interface DemoCategory {
  /** Full path: 'dispensa/olio-aceto-e-condimenti/oli'. */
  slug: string
  name: string
  parentSlug: string | null
  /** 1 for a department, at most 5. */
  depth: number
  /** Place among its brothers. */
  position: number
}

export interface FlatFamily {
  /** Number of the family, from 0, in the order of the shop. */
  number: number
  key: string
  category: DemoCategory
  goods: Good[]
  formats: Format[]
  low: number
  high: number
  traits: Traits
}

const DEFAULTS: Traits = {
  vat: 22,
  brands: 'grocery',
  shape: 'box',
  food: 'basket',
  info: 'none',
  origin: '',
  perishable: false,
  minAge: 0,
  calibres: '',
  drained: 0,
  weight: 1,
  sealed: false,
}

const split = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)

function flatten(): { categories: DemoCategory[]; families: FlatFamily[] } {
  const categories: DemoCategory[] = []
  const families: FlatFamily[] = []
  const addFamily = (family: Family, category: DemoCategory, traits: Traits, index: number) => {
    families.push({
      number: families.length,
      key: `${category.slug}#${index}`,
      category,
      goods: split(family.goods).map(readGood),
      formats: split(family.formats).map(readFormat),
      low: family.low,
      high: family.high,
      traits: { ...traits, ...family.traits },
    })
  }
  const walk = (node: CategoryNode, parent: DemoCategory | null, inherited: Traits, position: number) => {
    const slug = parent ? `${parent.slug}/${slugOf(node.name)}` : slugOf(node.name)
    const depth = (parent?.depth ?? 0) + 1
    const category = { slug, name: node.name, parentSlug: parent?.slug ?? null, depth, position }
    const traits = { ...inherited, ...node.traits }
    categories.push(category)
    node.families.forEach((family, i) => addFamily(family, category, traits, i))
    node.children.forEach((child, i) => walk(child, category, traits, i + 1))
  }
  departments.forEach((department, i) => walk(department, null, DEFAULTS, i + 1))
  return { categories, families }
}

const flat = flatten()

/** Every category of the demo shop, parents before children. */
export const demoCategories: readonly DemoCategory[] = flat.categories

/** Every family of goods with what it inherits from its categories. */
export const demoFamilies: readonly FlatFamily[] = flat.families
