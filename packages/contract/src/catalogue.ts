import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { ListedProduct } from './listed-product.ts'
import { Flag, Id, Text } from './schema.ts'

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
  /** Products proposed in it: promotions and what sells most; only of a category asked for by slug or id. */
  proposals?: ListedProduct[]
}

/** A node of the category tree with its children; one declaration, because a schema may be named only once per call. */
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
      breadCrumbs: Type.Optional(
        Type.Array(Type.Object({ categoryId: Id, name: Type.String(), slug: Type.String() })),
      ),
    }),
  },
  'CategoryAnswer',
)

export const viewCategories = endpoint({
  method: 'GET',
  url: '/category',
  operationId: 'categoryView',
  summary: 'The category tree, or one category by slug or id',
  tag: 'catalogue',
  access: 'anyone',
  query: Type.Object({
    filtered: Type.Optional(Flag),
    depth: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
    slug: Type.Optional(Text(400)),
    categoryId: Type.Optional(Id),
  }),
  data: CategoryAnswer,
})
