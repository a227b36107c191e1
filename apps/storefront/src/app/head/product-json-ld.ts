import { ownValue } from '@cambusa/domain/own-value'
import { productPath } from '@cambusa/domain/web/page-address'
import type { Product } from '@cambusa/contract/catalogue/product'
import { absoluteAddress } from './absolute-address.ts'
import { productPictures } from './product-pictures.ts'

/** UN/CEFACT codes of the units of prices. */
const UNIT_CODES: Readonly<Record<string, string>> = { kg: 'KGM', l: 'LTR', m: 'MTR', pz: 'C62' }

const availabilityOf = ({ available, warehouseStock }: Product) => {
  if (!available) return 'OutOfStock'
  return warehouseStock === 'few' ? 'LimitedAvailability' : 'InStock'
}

/** The price of one unit (the unit price of the law); goods by weight have no other. */
const unitPriceOf = (price: number, unit: string) => ({
  '@type': 'UnitPriceSpecification',
  price: price.toFixed(2),
  priceCurrency: 'EUR',
  valueAddedTaxIncluded: true,
  ...(ownValue(UNIT_CODES, unit) && {
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: ownValue(UNIT_CODES, unit) },
  }),
})

function offerOf(product: Product, price: number, origin: string) {
  const { unitPrice, warehousePromo } = product
  return {
    '@type': 'Offer',
    url: origin + productPath(product.slug),
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${availabilityOf(product)}`,
    itemCondition: 'https://schema.org/NewCondition',
    // Only a promotion has a known last day of its price.
    ...(warehousePromo && { priceValidUntil: warehousePromo.endDate.slice(0, 10) }),
    ...(unitPrice && { priceSpecification: unitPriceOf(unitPrice.price, unitPrice.unit) }),
  }
}

/** schema.org Product with its Offer, for search engines and assistants. `origin` makes addresses absolute. */
export function productJsonLd(product: Product, origin: string): object {
  const { price } = product
  const { text } = product.metaData.product_description
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url: origin + productPath(product.slug),
    sku: product.code,
    ...(product.barcode && { gtin: product.barcode }),
    ...(product.vendor.name && { brand: { '@type': 'Brand', name: product.vendor.name } }),
    ...(product.mediaURLLarge && {
      image: productPictures(product).map(({ address }) => absoluteAddress(address, origin)),
    }),
    ...(text && { description: text }),
    ...(product.description && { size: product.description }),
    category: product.breadCrumbs.map(({ name }) => name).join(' > '),
    ...(price !== null && { offers: offerOf(product, price, origin) }),
  }
}
