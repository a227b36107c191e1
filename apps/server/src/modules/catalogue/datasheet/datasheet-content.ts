import { ownValue } from '@cambusa/domain/own-value'
import type { Product } from '@cambusa/contract/catalogue/product'
import { ingredientParts } from '@cambusa/domain/catalogue/ingredient-parts'
import { packagingFacts, packagingLadder } from '@cambusa/domain/quantity/packaging-ladder'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue-server'
import { datasheetTexts as texts } from '@cambusa/messages/it/catalogue/datasheet'
import { productTexts } from '@cambusa/messages/it/catalogue/product'

/** A run of text; allergens are in bold. */
export interface Run {
  text: string
  isBold: boolean
}

/** A heading with a paragraph or a table of two columns. */
export type Section = { title: string } & ({ runs: Run[] } | { rows: [name: string, value: string][] })

const plain = (text: string): Run[] => [{ text, isBold: false }]
const bold = (text: string): Run[] => [{ text, isBold: true }]

/** The content of a product's datasheet, in order; what is not known is left out. */
export function datasheetSections(product: Product): Section[] {
  const { text, storage, usage, alcohol, origin, producer } = product.metaData.product_description
  const sections: (Section | false | undefined)[] = [
    { title: productTexts.sheet, rows: headRows(product) },
    Boolean(text) && { title: productTexts.description, runs: plain(text ?? '') },
    product.ingredients !== null && {
      title: productTexts.ingredients,
      runs: ingredientParts(product.ingredients, product.allergens).map((part) => ({
        text: part.text,
        isBold: part.isAllergen,
      })),
    },
    (product.ingredients !== null || product.allergensDeclared) && {
      title: productTexts.allergens,
      runs: allergenRuns(product),
    },
    product.nutrition.length > 0 && {
      title: `${productTexts.nutrition}, ${texts.perHundred}`,
      rows: product.nutrition.map(({ name, value }): [string, string] => [name, value]),
    },
    alcohol !== undefined && { title: productTexts.alcoholStrength, runs: plain(alcohol) },
    usage !== undefined && { title: productTexts.usage, runs: plain(usage) },
    storage !== undefined && { title: productTexts.storage, runs: plain(storage) },
    origin !== undefined && { title: productTexts.origin, runs: plain(origin) },
    producer !== undefined && { title: productTexts.operator, runs: plain(producer) },
    { title: texts.packaging, rows: packagingRows(product) },
  ]
  return sections.filter(
    (section): section is Section =>
      typeof section === 'object' && (!('rows' in section) || section.rows.length > 0),
  )
}

function headRows(product: Product): [string, string][] {
  const rows: [string, string][] = [
    [texts.code, product.code],
    [texts.gtin, product.barcode || texts.notKnown],
    [texts.brand, product.vendor.name],
    [texts.category, product.breadCrumbs.map(({ name }) => name).join(' › ')],
    [texts.labels, product.labels.map((code) => ownValue(catalogueTexts.labels, code) ?? code).join(', ')],
    [texts.vat, texts.vatRate({ rate: product.vatRate })],
  ]
  return rows.filter(([, value]) => value !== '')
}

function allergenRuns({ allergens, allergensDeclared }: Product): Run[] {
  if (allergens.length > 0) return bold(allergens.join(', '))
  return plain(allergensDeclared ? productTexts.allergensNone : productTexts.allergensUnknown)
}

function packagingRows(product: Product): [string, string][] {
  const unit = product.productInfos['UNIT_SELLING'] ?? ''
  return [
    ...packagingFacts(product).map(({ name, value }): [string, string] => [
      productTexts.packagingFacts[name],
      value,
    ]),
    // Left out, because a datasheet stays valid for longer than a price.
    ...packagingLadder(product, undefined)
      .filter(({ level }) => level !== 'piece')
      .map(({ level, pieces, boxes = 0 }): [string, string] => {
        const held = { pieces: formatAmount(pieces), boxes: formatAmount(boxes), unit }
        const value = level === 'pallet' ? productTexts.ladderPallet(held) : productTexts.ladderPieces(held)
        return [productTexts.ladderLevels[level], value]
      }),
  ]
}
