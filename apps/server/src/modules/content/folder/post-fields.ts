import { HOME_SECTIONS } from '@cambusa/contract/content/posts'
import { CALENDAR_DAY } from '@cambusa/domain/time/calendar-day'
import * as Type from 'typebox'

/** The fields in the front matter of a text, by type of post (docs/content.md). */

const SLUG = '^[a-z0-9]+(?:-[a-z0-9]+)*$'
const Slug = Type.String({ pattern: SLUG, maxLength: 100 })
const Day = Type.String({ pattern: CALENDAR_DAY })
const Address = Type.String({ minLength: 1, maxLength: 500 })
const Key = Type.String({ minLength: 1, maxLength: 100 })

const ofAll = {
  title: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 400 })),
  date: Type.Optional(Day),
  modified: Type.Optional(Day),
  order: Type.Optional(Type.Integer({ minimum: -100_000, maximum: 100_000 })),
  draft: Type.Optional(Type.Boolean()),
}

const PageFields = Type.Object({
  ...ofAll,
  version: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9.-]{0,39}$' })),
  sections: Type.Optional(Type.Array(Type.Enum([...HOME_SECTIONS]), { maxItems: HOME_SECTIONS.length })),
})
const FlyerFields = Type.Object({
  ...ofAll,
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  promotions: Type.Optional(Type.Array(Key, { maxItems: 50 })),
  pages: Type.Array(
    Type.Object({
      title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      text: Type.Optional(Type.String({ maxLength: 1_000 })),
      image: Type.Optional(Address),
      alt: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
      width: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
      height: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
      products: Type.Optional(Type.Array(Type.Union([Key, Type.Integer()]), { minItems: 1, maxItems: 24 })),
      promotion: Type.Optional(Key),
      category: Type.Optional(Type.String({ minLength: 1, maxLength: 400 })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24 })),
    }),
    { minItems: 1, maxItems: 60 },
  ),
  pdf: Type.Optional(Address),
})
const OtherFields = Type.Object({ ...ofAll, category: Type.Optional(Slug) })

export const isSlug = (text: string): boolean => text.length <= 100 && new RegExp(SLUG).test(text)

export { FlyerFields, OtherFields, PageFields }
export type FlyerFieldsRead = Type.Static<typeof FlyerFields>
/** Fields of any type: those of one type are missing in the others. */
export type PostFieldsRead = Type.Static<typeof OtherFields> &
  Partial<Pick<Type.Static<typeof PageFields>, 'version' | 'sections'>> &
  Partial<Pick<FlyerFieldsRead, 'from' | 'to' | 'promotions' | 'pages' | 'pdf'>>
