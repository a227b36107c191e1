import { CardGrid } from './card-grid.tsx'
import type { ProductGridProps } from './product-grid-props.ts'
import { ProductTable } from './product-table.tsx'

/** Products in one of the three views: small grid, large grid, wholesale list. */
export const ProductGrid = (props: ProductGridProps) =>
  props.view === 'list' ? <ProductTable {...props} /> : <CardGrid {...props} view={props.view} />
