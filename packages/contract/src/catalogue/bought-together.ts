import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { ListedProduct } from './listed-product.ts'
import { Text } from '../schema.ts'

export const viewBoughtTogether = endpoint({
  method: 'GET',
  url: '/products/:slug/bought-together',
  operationId: 'productsBoughtTogether',
  summary: 'What other customers order together with a product, available now',
  tag: 'products',
  act: 'visit',
  keptOffline: 'catalogue',
  params: Type.Object({ slug: Text(300) }),
  data: Type.Object({ products: Type.Array(ListedProduct) }),
})
