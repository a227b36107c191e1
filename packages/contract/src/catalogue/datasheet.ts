import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Text } from '../schema.ts'

export const viewDatasheet = endpoint({
  method: 'GET',
  url: '/products/:slug/datasheet',
  operationId: 'productsDatasheet',
  summary: 'The datasheet of a product as PDF: the retailer’s file, else made of its sheet',
  tag: 'products',
  act: 'visit',
  params: Type.Object({ slug: Text(300) }),
  data: Type.Null(),
  isFile: true,
})

/** The path that a browser opens without special headers. */
export const datasheetPath = (slug: string): string =>
  `/ebsn/api/products/${encodeURIComponent(slug)}/datasheet`
