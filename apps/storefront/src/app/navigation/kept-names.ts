/** The screens that stay alive when one leaves them (specification §2), each with its code. */
export const importKept = {
  categories: () => import('../../routes/categories.tsx'),
  category: () => import('../../routes/category.tsx'),
  cart: () => import('../../routes/cart.tsx'),
}
export type KeptName = keyof typeof importKept
export const keptNames = Object.keys(importKept) as KeptName[]
