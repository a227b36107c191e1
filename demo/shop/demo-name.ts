import { slugOf } from '@cambusa/domain/catalogue/slug'

/** What a demo shop is called where nobody says otherwise: measurements and tests are made with this one. */
export const DEMO_NAME = 'Cambusa'

/** A code of at least six signs that begins with the shop's name: capitals and digits, as one types it. */
export const codeOf = (shop: string, rest: string): string =>
  slugOf(shop).replaceAll('-', '').toUpperCase().slice(0, 12).padEnd(4, '0') + rest
