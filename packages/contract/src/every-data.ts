import * as Type from 'typebox'
import type { AnyEndpoint } from './endpoint.ts'

/**
 * Everything that `data` of a call's answer may hold. Separate from the declarations, because a browser needs no
 * schema.
 */
export const everyDataOf = ({ data, otherData }: AnyEndpoint): Type.TSchema =>
  otherData === undefined ? (data as Type.TSchema) : Type.Union([data as Type.TSchema, otherData])
