import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Choice } from '@cambusa/domain/catalogue/select-option'
import type { ProductKind } from '@cambusa/domain/catalogue/product-kind'
import type { QuantityRule } from '@cambusa/domain/quantity/quantity-rule'
import { unavailableReasonOf } from '../engine/availability.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { FLAG, type Packaging } from '../engine/snapshot.ts'
import { vatRateOf } from './vat-rate-of.ts'

/** What cart, checkout and orders need of a product, in cents, for one scope at one moment. */
export interface SellableProduct {
  id: number
  code: string
  gtin: string | null
  slug: string
  name: string
  format: string
  brand: string
  kind: ProductKind
  rule: QuantityRule
  /** kg for Sfuso, else the selling unit's label. */
  unit: string
  vatRate: number
  /** Effective price per selling unit (per base unit for Sfuso), VAT included; null: not for sale in this scope. */
  priceCents: number | null
  categoryId: number
  /** First-level category: the 'settore' of the cart. */
  rootCategoryId: number
  rootCategoryName: string
  mediaKey: string
  isPerishable: boolean
  minAge: number | null
  /** Value of a gift certificate, cents; null: not a gift certificate. */
  giftValueCents: number | null
  /** Choices that a shopper makes. */
  choices: readonly Choice[]
  /** Maximum per customer and day, pieces or base unit; null: no limit. */
  dailyMaximum: number | null
  /** Its packaging, and the quantity that fits into one; null: none that is charged. */
  packaging: (Packaging & { perPackage: number }) | null
  available: boolean
  unavailableReason: ListedProduct['unavailableReason']
}

export function sellableProduct(assortment: Assortment, ordinal: number): SellableProduct {
  const { index } = assortment
  const { snapshot } = index
  const { rule, unitSelling } = snapshot.saleRules[snapshot.saleRule[ordinal]!]!
  const [root, ...path] = index.crumbs(snapshot.category[ordinal]!)
  const cents = assortment.prices.cents[ordinal]!
  const { choices, dailyMaximum, packagingId, perPackage } =
    snapshot.buyingRules[snapshot.buyingRule[ordinal]!]!
  const packaging = packagingId === 0 ? undefined : snapshot.packagings.find(({ id }) => id === packagingId)
  const unavailableReason = unavailableReasonOf(assortment, ordinal)
  return {
    id: snapshot.ids[ordinal]!,
    code: index.code(ordinal),
    gtin: index.gtin(ordinal) || null,
    slug: index.slug(ordinal),
    name: index.name(ordinal),
    format: index.format(ordinal),
    brand: index.brandName(snapshot.brand[ordinal]!),
    kind: rule.kind,
    rule,
    unit: rule.kind === 'Sfuso' ? rule.weightUnitBase : unitSelling,
    vatRate: vatRateOf(assortment, ordinal),
    priceCents: cents === 0 ? null : cents,
    categoryId: (path.at(-1) ?? root)?.categoryId ?? 0,
    rootCategoryId: root?.categoryId ?? 0,
    rootCategoryName: root?.name ?? '',
    mediaKey: index.mediaKey(ordinal),
    isPerishable: (snapshot.flags[ordinal]! & FLAG.perishable) !== 0,
    minAge: snapshot.minAge[ordinal]! || null,
    giftValueCents: snapshot.giftValueCents[ordinal]! || null,
    choices,
    dailyMaximum,
    packaging: packaging ? { ...packaging, perPackage } : null,
    available: unavailableReason === undefined,
    unavailableReason,
  }
}
