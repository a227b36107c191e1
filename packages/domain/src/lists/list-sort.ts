import { LOCALE } from '../constants.ts'
import { lazyValue } from '../lazy-value.ts'

/** How the lines of a list are sorted: by hand, or by the names of their products. */
export const LIST_SORTS = ['manual', 'alf_asc', 'alf_desc'] as const
export type ListSort = (typeof LIST_SORTS)[number]

const alphabet = /* @__PURE__ */ lazyValue(
  () => new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' }),
)

/** In Italian alphabetical order, '2' before '10'; equal names keep their order. */
export const byItalianName = (a: string, b: string): number => alphabet().compare(a, b)

/** Lines, given by hand, as a list sorts them; equal names keep their order by hand. */
export function sortLines<Line>(
  lines: readonly Line[],
  sort: ListSort,
  nameOf: (line: Line) => string,
): readonly Line[] {
  if (sort === 'manual') return lines
  const sign = sort === 'alf_asc' ? 1 : -1
  return lines.toSorted((a, b) => sign * byItalianName(nameOf(a), nameOf(b)))
}
