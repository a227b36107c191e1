import { slugOf } from '@cambusa/domain/catalogue/slug'
import { formatEuro } from '@cambusa/domain/money/money'
import type { ClientBase } from 'pg'
import { pictureKey } from '../pictures/picture-key.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import { COMPANY_LIST, PUBLIC_LIST_EMILIA, PUBLIC_LIST_ROMAGNA } from '../shop/stores.ts'

/** What the demo's gift certificates are worth; they are no goods of a family, so they are made here. */
const VALUES_CENTS = [2_500, 5_000]
export const GIFT_PRODUCTS = VALUES_CENTS.length

const PARENT = 'igiene-casa'
const SLUG = `${PARENT}/idee-regalo`
const NAME = 'Idee regalo'
const LAST = 99
const TEXT =
  'Il codice arriva per e-mail dopo il pagamento e vale 24 mesi. Si usa alla cassa, anche un po’ per volta.'

async function categoryId(client: ClientBase): Promise<number> {
  const { rows: known } = await client.query<{ id: string }>('SELECT id FROM categories WHERE slug = $1', [
    SLUG,
  ])
  if (known[0] !== undefined) return Number(known[0].id)
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO categories (parent_id, slug, name, position, info)
     SELECT id, $2, $3, ${LAST}, info || jsonb_build_object('title', $3::text) FROM categories WHERE slug = $1 RETURNING id`,
    [PARENT, SLUG, NAME],
  )
  return Number(rows[0]?.id)
}

const pictureOf = (euros: string, shop: string): PictureSpec => ({
  shape: 'box',
  food: 'basket',
  brand: shop,
  name: 'Buono regalo',
  size: euros,
  base: '#002c6c',
  accent: '#f26334',
  face: 'rounded',
  marks: [],
})

/** Gift certificates as products, outside VAT, in every price list at what they are worth. Answers how many were added. */
export async function fillGiftProducts(client: ClientBase, now: Date, shop: string): Promise<number> {
  const category = await categoryId(client)
  let added = 0
  for (const [index, cents] of VALUES_CENTS.entries()) {
    const code = `90000${index + 1}`
    const euros = formatEuro(cents)
    const name = `Buono regalo da ${cents / 100} euro`
    const picture = pictureOf(euros, shop)
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO products (code, slug, name, brand, producer, category_id, kind, vat_rate, is_food, media_key, details,
         gift_value_cents, created_at, updated_at)
       VALUES ($1, $2, $3, $9, $9, $4, 'Pezzo', 0, false, $5, $6, $7, $8, $8)
       ON CONFLICT (code) DO NOTHING RETURNING id`,
      [
        code,
        slugOf(name),
        name,
        category,
        pictureKey(code, picture),
        JSON.stringify({ text: TEXT, picture }),
        cents,
        now,
        shop,
      ],
    )
    if (rows[0] === undefined) continue
    added += 1
    await client.query(
      'INSERT INTO prices (price_list_id, product_id, price_cents) SELECT unnest($1::bigint[]), $2, $3',
      [[PUBLIC_LIST_EMILIA, PUBLIC_LIST_ROMAGNA, COMPANY_LIST], rows[0].id, cents],
    )
  }
  return added
}
