import { useEffect, type ReactNode } from 'react'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { useInBrowser } from '../../lib/browser/use-in-browser.ts'
import { ChunkBoundary } from '../feedback/chunk-boundary.tsx'
import { VIRTUAL_FROM } from './virtual-from.ts'

export const VirtualRows = lazyComponent(() =>
  import('./virtual-rows.tsx').then((module) => module.VirtualRows),
)

/** From here on virtual rows are loaded early, because the next page may need them. */
const CODE_FROM = VIRTUAL_FROM / 2

interface LongListProps {
  /** The number of rows, or of products in a grid. */
  products: number
  /** All rows in the flow: for short lists, on the server, and until the virtualised list is loaded. */
  all: () => ReactNode
  /** `VirtualRows` in its container. */
  few: () => ReactNode
}

/** A list that keeps its scroll position and height when it becomes virtualised. */
export function LongList({ products, all, few }: LongListProps) {
  const isVirtual = useInBrowser() && products >= VIRTUAL_FROM
  const mayGrow = products >= CODE_FROM
  useEffect(() => {
    if (mayGrow) VirtualRows.preload().catch(() => undefined)
  }, [mayGrow])
  return isVirtual ? <ChunkBoundary fallback={all()}>{few()}</ChunkBoundary> : all()
}
