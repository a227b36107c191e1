import { latePart, type LatePart } from '../../lib/browser/late-part.ts'
import type { KeptScreenProps } from './screen-input.ts'

/** The screens that stay alive when one leaves them (specification §2), each with its code. */
export const importKept = {
  categories: () => import('../../routes/categories.tsx'),
  category: () => import('../../routes/category.tsx'),
  cart: () => import('../../routes/cart.tsx'),
}
export type KeptName = keyof typeof importKept

/** The same, drawn as soon as the code is there. */
export const keptParts: Record<KeptName, LatePart<KeptScreenProps>> = {
  categories: latePart(async () => (await importKept.categories()).default),
  category: latePart(async () => (await importKept.category()).default),
  cart: latePart(async () => (await importKept.cart()).default),
}
export const keptNames = Object.keys(importKept) as KeptName[]
