import { useEffect, type ReactNode } from 'react'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { useInBrowser } from '../../../lib/browser/use-in-browser.ts'
import { ChunkBoundary } from '../../../ui/feedback/chunk-boundary.tsx'
import { VIRTUAL_FROM } from './virtual-from.ts'

export const VirtualRows = lazyComponent(() =>
  import('./virtual-rows.tsx').then((module) => module.VirtualRows),
)

/** From here on one more page may be too many. */
const CODE_FROM = VIRTUAL_FROM / 2

interface LongListProps {
  /** How many products are shown. */
  products: number
  /** All rows in the flow: while they are few, on the server, and until the code for many is there. */
  all: () => ReactNode
  /** `VirtualRows` in what is around them. */
  few: () => ReactNode
}

/** A list that keeps its place and its height when it grows beyond what is rendered at once. */
export function LongList({ products, all, few }: LongListProps) {
  const isVirtual = useInBrowser() && products >= VIRTUAL_FROM
  const mayGrow = products >= CODE_FROM
  useEffect(() => {
    if (mayGrow) VirtualRows.preload().catch(() => undefined)
  }, [mayGrow])
  return isVirtual ? <ChunkBoundary fallback={all()}>{few()}</ChunkBoundary> : all()
}
