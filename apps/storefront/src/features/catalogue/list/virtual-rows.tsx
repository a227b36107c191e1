import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styles from './virtual-rows.module.css'

interface VirtualRowsProps {
  count: number
  /** About how high a row is, CSS pixels. */
  estimatePx: number
  children: (row: number) => ReactNode
  /** The ARIA role of the rows' container, where it has one. */
  role?: 'rowgroup'
}

const OVERSCAN = 6

/** Rows of a list that scrolls with the page; only those near the window are in the document. */
export function VirtualRows({ count, estimatePx, children, role }: VirtualRowsProps) {
  const container = useRef<HTMLDivElement>(null)
  const [topPx, setTopPx] = useState(0)
  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setTopPx(Math.round(element.getBoundingClientRect().top + window.scrollY))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized: each scroll draws anew
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatePx,
    overscan: OVERSCAN,
    scrollMargin: topPx,
  })
  const rows = virtualizer.getVirtualItems()
  const totalPx = virtualizer.getTotalSize()
  const abovePx = (rows[0]?.start ?? topPx) - topPx
  // By script: in HTML the policy of the pages would refuse it.
  useLayoutEffect(() => {
    const { style } = container.current!
    style.height = `${totalPx}px`
    style.paddingTop = `${abovePx}px`
  }, [totalPx, abovePx])
  return (
    <div ref={container} role={role}>
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
