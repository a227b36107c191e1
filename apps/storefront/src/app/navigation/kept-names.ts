import { keptImport } from '../../lib/browser/kept-import.ts'
import { lazyComponent, type LazyComponent } from '../../lib/browser/lazy-component.ts'
import type { KeptScreenProps } from './screen-input.ts'

/** Loaded before it is needed (frame/lazy-frame.tsx): most shoppers open a product next. */
export const importProduct = keptImport(() => import('../../routes/product.tsx'))

export const importExports = () => import('./export-screens.ts')

/** The screens that stay alive when one leaves them (specification §2), each with its code. */
export const importKept = {
  categories: () => import('../../routes/categories.tsx'),
  category: () => import('../../routes/category.tsx'),
  cart: () => import('../../routes/cart.tsx'),
  images: async () => (await importExports()).images,
}
export type KeptName = keyof typeof importKept

/** The same as components, which render as soon as their code is loaded. */
export const keptParts: Record<KeptName, LazyComponent<KeptScreenProps>> = {
  categories: lazyComponent(async () => (await importKept.categories()).default),
  category: lazyComponent(async () => (await importKept.category()).default),
  cart: lazyComponent(async () => (await importKept.cart()).default),
  images: lazyComponent(async () => (await importKept.images()).default),
}
export const keptNames = Object.keys(importKept) as KeptName[]
