import { PICTURE_TYPES } from '@cambusa/domain/catalogue/picture-type'
import { SHOT_NUMBER_MAX, SHOTS } from '@cambusa/domain/catalogue/product-shots'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { createdAt, id, reference } from './columns.ts'

/** The retailer's pictures of products; the files are in the picture store under their hash. */
export const productPictures = pgTable(
  'product_pictures',
  {
    id: id(),
    productId: reference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    shot: text({ enum: SHOTS }).notNull(),
    /** 1 is the first of its shot. */
    number: smallint().notNull().default(1),
    /** SHA-256 of the file, 64 hex digits: the same file is stored once. */
    hash: text().notNull(),
    type: text({ enum: PICTURE_TYPES }).notNull(),
    /** Pixels as it is shown: turned by its EXIF orientation. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the file. */
    bytes: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique('product_pictures_place').on(t.productId, t.shot, t.number),
    check(
      'product_pictures_shot',
      sql.raw(`"product_pictures"."shot" in (${SHOTS.map((shot) => `'${shot}'`).join(', ')})`),
    ),
    check('product_pictures_number', sql.raw(`"product_pictures"."number" between 1 and ${SHOT_NUMBER_MAX}`)),
    check('product_pictures_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('product_pictures_type', sql`${t.type} in ('jpeg', 'png', 'webp')`),
    check('product_pictures_size', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
  ],
)
