import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import styles from './virtual-rows.module.css'

interface VirtualRowsProps {
  count: number
  /** The estimated height of a row, CSS pixels. */
  estimatePx: number
  /** The rows rendered in the flow before, which tell the height above the window at the start. */
  before: RefObject<HTMLElement | null>
  children: (row: number) => ReactNode
  /** The ARIA role of the rows' container, if any. */
  role?: 'rowgroup'
  /** A name of each row that stays with it when rows change places. */
  keyOf?: (row: number) => string | number
}

const OVERSCAN = 6

/** The distance between rows in the flow; undefined with fewer than two. */
function pitchIn(list: HTMLElement | null): number | undefined {
  const tops = [...new Set(Array.from(list?.children ?? [], (row) => row.getBoundingClientRect().top))]
  const [first, last] = [tops[0], tops.at(-1)]
  return first === undefined || last === undefined || tops.length < 2
    ? undefined
    : (last - first) / (tops.length - 1)
}

/** Rows of a list that scrolls with the page; only those near the window are in the document. */
export function VirtualRows({ count, estimatePx, before, children, role, keyOf }: VirtualRowsProps) {
  const container = useRef<HTMLDivElement>(null)
  const [topPx, setTopPx] = useState(0)
  const [rowPx] = useState(() => pitchIn(before.current) ?? estimatePx)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setTopPx(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized: each scroll renders again
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    scrollMargin: topPx,
    ...(keyOf && { getItemKey: keyOf }),
  })
  const rows = virtualizer.getVirtualItems()
  const totalPx = virtualizer.getTotalSize()
  const abovePx = (rows[0]?.start ?? topPx) - topPx
  // Set by script, because the content security policy refuses it in HTML; and before the scroll position is read,
  // because a page that is shorter for a moment would lose it.
  const hold = (element: HTMLDivElement | null) => {
    container.current = element
    if (!element) return
    element.style.height = `${totalPx}px`
    element.style.paddingTop = `${abovePx}px`
  }
  return (
    <div ref={hold} role={role}>
      {rows.map(({ key, index }) => (
        <div
          key={key}
          data-index={index}
          ref={virtualizer.measureElement}
          role={role && 'presentation'}
          className={styles.row}
        >
          {children(index)}
        </div>
      ))}
    </div>
  )
}
