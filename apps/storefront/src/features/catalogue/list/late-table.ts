import { latePart } from '../../../lib/browser/late-part.ts'
import type { ListLook } from './list-look.ts'

/** For who works through dense rows: most see cards. */
export const ProductTable = latePart(() =>
  import('./product-table.tsx').then((module) => module.ProductTable),
)

/** What a list so looked at is drawn with. */
export const loadListParts = ({ view }: ListLook): Promise<void> | undefined =>
  view === 'list' ? ProductTable.preload() : undefined
