import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import type { ListLook } from './list-look.ts'

/** Loaded when needed: most shoppers see cards instead of dense rows. */
export const ProductTable = lazyComponent(() =>
  import('./product-table.tsx').then((module) => module.ProductTable),
)

/** The lazy component that renders the list as a table. */
export const loadListParts = ({ view }: ListLook): Promise<void> | undefined =>
  view === 'list' ? ProductTable.preload() : undefined
