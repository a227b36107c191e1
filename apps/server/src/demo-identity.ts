import type { ShopConfig } from '@cambusa/contract/shop/shop-config'

/** The identity of the demo shop, as in the program's shop.config.json; a test compares the two. */
export const DEMO_COMPANY = 'Cambusa Dimostrazione'
export const DEMO_NUMBERS: readonly string[] = ['01234567897', 'IT60X0542811101000000123456']
/** Domains reserved for examples (RFC 2606), which the demo shop uses. */
const EXAMPLE_DOMAIN = /(?:^|[@/.\s<])(?:example\.(?:com|net|org)|[a-z0-9-]+\.example)(?=$|[/:?#>\s])/i

export const isExampleDomain = (text: string): boolean => EXAMPLE_DOMAIN.test(text)

function isDemos(text: string): boolean {
  return (
    text.toLowerCase().includes(DEMO_COMPANY.toLowerCase()) ||
    DEMO_NUMBERS.includes(text.replaceAll(/\s/g, '').toUpperCase()) ||
    isExampleDomain(text)
  )
}

/** The first field of a retailer's file that still has the demo shop's identity. */
export function demoFieldOf(shop: ShopConfig): { field: string; value: string } | undefined {
  return textsOf(shop, '').find(({ value }) => isDemos(value))
}

function textsOf(part: unknown, at: string): { field: string; value: string }[] {
  if (typeof part === 'string') return [{ field: at, value: part }]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inner]) => textsOf(inner, at === '' ? name : `${at}.${name}`))
}
