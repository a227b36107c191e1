import { createHash } from 'node:crypto'
import type { PictureSpec } from './picture-spec.ts'

/** Grows when the drawings change, so that browsers that keep pictures for a year fetch them anew. */
export const DRAWING_VERSION = 1

/** Fingerprint of a drawing: eight hexadecimal digits. */
export function pictureHash(spec: PictureSpec): string {
  const { shape, food, brand, name, size, base, accent, face, marks, count = 0, inner = '' } = spec
  // In a fixed order: the database gives the fields of JSON back in its own.
  const parts = [DRAWING_VERSION, shape, food, brand, name, size, base, accent, face, marks, count, inner]
  return createHash('sha1').update(JSON.stringify(parts)).digest('hex').slice(0, 8)
}

/** media_key of a product: its code and the fingerprint of its drawing. */
export function pictureKey(code: string, spec: PictureSpec): string {
  return `${code}-${pictureHash(spec)}`
}
