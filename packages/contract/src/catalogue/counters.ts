import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'

export const countersInfo = endpoint({
  method: 'GET',
  url: '/theone-counter/get-counters-info',
  operationId: 'countersInfo',
  summary: 'How many products, categories, brands and companies the shop has',
  tag: 'counters',
  act: 'visit',
  data: Type.Object({
    products: Type.Integer(),
    categories: Type.Integer(),
    brands: Type.Integer(),
    companies: Type.Integer(),
  }),
})

const count = Type.Object({ count: Type.Integer() })

export const countProducts = endpoint({
  method: 'GET',
  url: '/homepage/countProduct',
  operationId: 'countProduct',
  summary: 'Number of products',
  tag: 'counters',
  act: 'visit',
  data: count,
})
export const countCategories = endpoint({
  method: 'GET',
  url: '/homepage/countCategorie',
  operationId: 'countCategorie',
  summary: 'Number of categories',
  tag: 'counters',
  act: 'visit',
  data: count,
})
export const countBrands = endpoint({
  method: 'GET',
  url: '/homepage/countBrands',
  operationId: 'countBrands',
  summary: 'Number of brands',
  tag: 'counters',
  act: 'visit',
  data: count,
})
