/** What was shown first, in that order; then the others in theirs. Neither adds nor removes a product. */
export function inShownOrder<Product extends { productId: number }>(
  products: readonly Product[],
  shown: readonly number[],
): Product[] {
  const place = new Map(shown.map((productId, index) => [productId, index]))
  const placeOf = ({ productId }: Product) => place.get(productId) ?? shown.length
  return products.toSorted((a, b) => placeOf(a) - placeOf(b))
}
