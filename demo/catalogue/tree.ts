import type { PackShape } from '../pictures/picture-spec.ts'
import type { BrandGroup } from './brands.ts'
import type { InfoKey } from './food-info.ts'

/** What a family of products shares. Categories give these to all that lies below them. */
export interface Traits {
  /** As long as the law stands; from the day of another one it is that (VAT_RATES). */
  vat: number
  brands: BrandGroup
  shape: PackShape
  /** Key of the picture of the food or thing. */
  food: string
  /** Key of ingredients, allergens, nutrition and storage; 'none' for what is not food. */
  info: InfoKey
  /** Where the raw material comes from; several make several products in a large shop. */
  origin: string
  /** Rots: exempt from the rule of the lowest price of 30 days and from withdrawal. */
  perishable: boolean
  /** Minimum age in years, 18 for alcohol. */
  minAge: number
  /** Calibres of fruit and the like; they make further products in a large shop. */
  calibres: string
  /** Share of the content left when the liquid is poured off, for goods in liquid. */
  drained: number
  /** Relative number of products of the family. */
  weight: number
  /** Category hygiene or health rules: opened goods cannot be given back. */
  sealed: boolean
}

/**
 * A family of goods.
 * goods: names divided by ';', each with optional marks after '|': bio, sg (senza glutine), vegan, dop, igp, docg, doc,
 * `@key` another picture, `%key` other ingredients, `x1.4` a price factor, `#colour` of the pack.
 * formats: as on the label ('500 g', '6 x 1,5 l', '10 pz', 'sfuso 300/100' = first 300 g, steps of 100 g), each with optional
 * marks: a pack shape, `k6` sold by 6, `m2` at least 2, `pro` for professionals.
 * low, high: VAT-included euros per kg, l or piece.
 */
export interface Family {
  goods: string
  formats: string
  low: number
  high: number
  traits: Partial<Traits>
}

export interface CategoryNode {
  name: string
  traits: Partial<Traits>
  children: CategoryNode[]
  families: Family[]
}

/** A family of goods with its formats and its price range in euros per kg, l or piece, VAT included. */
export function fam(
  goods: string,
  formats: string,
  low: number,
  high: number,
  traits: Partial<Traits> = {},
): Family {
  return { goods, formats, low, high, traits }
}

/** A category with what it gives to all below it. */
export function cat(
  name: string,
  traits: Partial<Traits>,
  below: readonly (CategoryNode | Family)[],
): CategoryNode {
  const children = below.filter((item): item is CategoryNode => 'name' in item)
  const families = below.filter((item): item is Family => 'goods' in item)
  return { name, traits, children, families }
}
