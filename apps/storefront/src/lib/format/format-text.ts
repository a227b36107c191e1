import { LOCALE } from '@cambusa/domain/constants'
import type { ProductCard } from '@cambusa/contract/catalogue/product'

/** Brand and format below a product's name; without the brand where the name contains it. */
export function formatText({
  name,
  vendor,
  description,
}: Pick<ProductCard, 'name' | 'vendor' | 'description'>): string {
  const isNamed = name.toLocaleLowerCase(LOCALE).includes(vendor.name.toLocaleLowerCase(LOCALE))
  return [isNamed ? '' : vendor.name, description].filter(Boolean).join(' · ')
}
