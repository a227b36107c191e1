import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Text } from '../schema.ts'

export const viewDatasheet = endpoint({
  method: 'GET',
  url: '/products/:slug/datasheet',
  operationId: 'productsDatasheet',
  summary: 'The datasheet of a product as PDF: the retailer’s file, else made of its sheet',
  tag: 'products',
  access: 'anyone',
  params: Type.Object({ slug: Text(300) }),
  data: Type.Null(),
  isFile: true,
})

/** Where a browser opens it, without any header of ours. */
export const datasheetPath = (slug: string): string =>
  `/ebsn/api/products/${encodeURIComponent(slug)}/datasheet`
