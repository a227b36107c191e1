/** Finds ordinals by product id: binary search in the sorted ids. */
export function ordinalFinder(ids: Float64Array, ordinalsById: Uint32Array) {
  return (productId: number): number | undefined => {
    let low = 0
    let high = ordinalsById.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const ordinal = ordinalsById[middle]!
      const id = ids[ordinal]!
      if (id === productId) return ordinal
      if (id < productId) low = middle + 1
      else high = middle - 1
    }
    return undefined
  }
}
