import { useLayoutEffect, type RefObject } from 'react'
import { placeUnderShortest } from './place-under-shortest.ts'

/**
 * Places each child of a grid below the shortest of its columns, in order, once their heights are known and again when
 * the width changes. Columns and gaps come from the style sheet.
 */
export function useMasonry(grid: RefObject<HTMLElement | null>, children: unknown): void {
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    let width = 0
    const place = () => {
      // A hidden screen has no heights to measure.
      if (element.clientWidth === 0 || element.clientWidth === width) return
      width = element.clientWidth
      placeAll(element)
    }
    const observer = new ResizeObserver(place)
    observer.observe(element)
    place()
    return () => observer.disconnect()
  }, [grid, children])
}

/** Grid rows of one pixel: each child spans its height and the gap below it. */
function placeAll(element: HTMLElement): void {
  const items = [...element.children].filter((child) => child instanceof HTMLElement)
  Object.assign(element.style, { gridAutoRows: '', rowGap: '' })
  for (const item of items) item.style.gridArea = ''
  const { gridTemplateColumns, rowGap } = getComputedStyle(element)
  const columns = gridTemplateColumns.split(' ').length
  const gapPx = Number.parseFloat(rowGap) || 0
  const heights = items.map((item) => Math.ceil(item.getBoundingClientRect().height + gapPx))
  Object.assign(element.style, { gridAutoRows: '1px', rowGap: '0px' })
  placeUnderShortest(heights, columns).forEach(({ column, from }, index) => {
    items[index]!.style.gridArea = `${from + 1} / ${column + 1} / span ${heights[index]}`
  })
}
