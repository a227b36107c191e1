import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Crumb, ListedProduct } from './listed-product.ts'
import { Fields, ProductCard } from './product.ts'
import { Flag, Id, Text } from '../schema.ts'

const categoryFields = {
  categoryId: Id,
  slug: Type.String(),
  name: Type.String(),
  itemUrl: Type.String(),
  productCount: Type.Integer(),
  categoryTypeId: Type.Integer(),
  metaData: Type.Object({
    category_info: Type.Object({
      TITLE: Type.Optional(Type.String()),
      DESCRIPTION: Type.Optional(Type.String()),
      IMAGE: Type.Optional(Type.String()),
    }),
  }),
}

export interface Category extends Type.Static<Type.TObject<typeof categoryFields>> {
  categories: Category[]
  /** Products proposed in it: promotions and best sellers; only when the category was asked for by slug or id. */
  proposals?: ListedProduct[]
}

/** A node of the category tree with its children; declared once, because a schema may be named only once per call. */
const CategoryAnswer = Type.Cyclic(
  {
    Category: Type.Object({
      ...categoryFields,
      categories: Type.Array(Type.Ref('Category')),
      proposals: Type.Optional(Type.Array(ListedProduct)),
    }),
    CategoryAnswer: Type.Object({
      categories: Type.Optional(Type.Array(Type.Ref('Category'))),
      category: Type.Optional(Type.Ref('Category')),
      breadCrumbs: Type.Optional(Type.Array(Crumb)),
    }),
  },
  'CategoryAnswer',
)

const namedFields = {
  categoryId: Id,
  slug: Type.String(),
  name: Type.String(),
  productCount: Type.Integer(),
}

/** Fields of a category below the one that was asked for. */
export interface NamedCategory extends Type.Static<Type.TObject<typeof namedFields>> {
  categories: NamedCategory[]
}

/** ... and of the category that was asked for, or of a department when all were asked for. */
export interface ShownCategory extends NamedCategory {
  categoryTypeId: number
  metaData: Category['metaData']
  proposals?: ProductCard[]
}

/** Categories as screens show them (`fields=card`, decision 150). */
export const ShownCategoryAnswer = Type.Cyclic(
  {
    NamedCategory: Type.Object({ ...namedFields, categories: Type.Array(Type.Ref('NamedCategory')) }),
    ShownCategory: Type.Object({
      ...namedFields,
      categoryTypeId: categoryFields.categoryTypeId,
      metaData: categoryFields.metaData,
      categories: Type.Array(Type.Ref('NamedCategory')),
      proposals: Type.Optional(Type.Array(ProductCard)),
    }),
    ShownCategoryAnswer: Type.Object({
      categories: Type.Optional(Type.Array(Type.Ref('ShownCategory'))),
      category: Type.Optional(Type.Ref('ShownCategory')),
      breadCrumbs: Type.Optional(Type.Array(Crumb)),
    }),
  },
  'ShownCategoryAnswer',
)

export const viewCategories = endpoint({
  method: 'GET',
  url: '/category',
  operationId: 'categoryView',
  summary: 'The category tree, or one category by slug or id',
  tag: 'catalogue',
  act: 'visit',
  keptOffline: 'catalogue',
  query: Type.Object({
    filtered: Type.Optional(Flag),
    depth: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    slug: Type.Optional(Text(400)),
    categoryId: Type.Optional(Id),
    fields: Type.Optional(Fields),
  }),
  data: CategoryAnswer,
  otherData: ShownCategoryAnswer,
})
