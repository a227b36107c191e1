import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { AddToCart } from '../features/cart/adding/add-to-cart.tsx'
import { useStepQuantity } from '../features/cart/outbox/use-set-quantity.ts'
import { SearchBox, type SearchBoxProps } from '../features/search/search-box.tsx'

const renderAction = (product: ProductCard) => product.available && <AddToCart product={product} />

/** The search field, with the cart's steppers in its suggestions. */
export const SearchBoxPlace = (props: SearchBoxProps) => (
  <SearchBox {...props} renderAction={renderAction} onStep={useStepQuantity()} />
)
