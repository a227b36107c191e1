import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { paths } from '../../app/navigation/paths.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'

/** The way from home to a product. */
export const ProductCrumbs = ({ product }: { product: Pick<ProductCard, 'name' | 'breadCrumbs'> }) => (
  <Breadcrumbs
    home={paths.home}
    items={[
      ...product.breadCrumbs.map(
        ({ name, slug }) => ({ label: name, to: paths.category, params: { _splat: slug } }) as const,
      ),
      { label: product.name },
    ]}
  />
)
