/** The page numbers to list: first, last, those around the current one; null is a gap of more than one. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((each, index) => {
    const gap = index === 0 ? 0 : each - sorted[index - 1]! - 1
    if (gap === 0) return [each]
    return gap === 1 ? [each - 1, each] : [null, each]
  })
}
