import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Euros, Id } from '../schema.ts'

/** A crate, tray or box that goods travel in. */
export const PackagingType = Type.Object({
  packagingTypeId: Id,
  code: Type.String(),
  descr: Type.String(),
  cost: Euros,
  vatRate: Type.Integer(),
  isDeposit: Type.Boolean(),
})
export type PackagingType = Type.Static<typeof PackagingType>

export const listPackagingTypes = endpoint({
  method: 'GET',
  url: '/packaging-type/list',
  operationId: 'packagingTypeList',
  summary: 'Packaging that orders may be charged for',
  tag: 'packaging',
  act: 'visit',
  data: Type.Object({ products: Type.Array(PackagingType) }),
})
