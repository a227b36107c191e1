import type { Product } from '@cambusa/contract/product'

/** schema.org Product with its Offer, for search engines and assistants. `origin` makes addresses absolute. */
export function productJsonLd(product: Product, origin: string): string {
  const { price, available } = product
  const offers =
    price === null
      ? undefined
      : {
          '@type': 'Offer',
          url: `${origin}${product.itemUrl}`,
          priceCurrency: 'EUR',
          price: price.toFixed(2),
          availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
          ...(product.warehousePromo && { priceValidUntil: product.warehousePromo.endDate.slice(0, 10) }),
        }
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    ...(product.barcode && { gtin: product.barcode }),
    ...(product.vendor.name && { brand: { '@type': 'Brand', name: product.vendor.name } }),
    ...(product.mediaURLLarge && { image: `${origin}${product.mediaURLLarge}` }),
    ...(product.metaData.product_description.text && {
      description: product.metaData.product_description.text,
    }),
    category: product.breadCrumbs.map(({ name }) => name).join(' > '),
    ...(offers && { offers }),
  }
  // Inside a script element a '<' could end it.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
