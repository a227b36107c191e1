import { createElement, lazy, useState, type ComponentType } from 'react'
import { loadChunk } from './chunks.ts'

/** So long a failure stands, milliseconds: until it has been drawn. Whoever wants the part later has it asked for anew. */
const FAILURE_STANDS_MS = 1000

/**
 * A part whose code comes when it is first drawn, within a Suspense; `preload` has it come earlier. Code that did not come
 * is thrown, and asked for anew when the place that caught it draws the part again.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const preload = (): Promise<void> => {
    if (coming) return coming
    coming = loadChunk(load).then((part) => {
      loaded = part
    })
    coming.catch(() => setTimeout(startAnew, FAILURE_STANDS_MS))
    return coming
  }
  const begin = () =>
    lazy(async () => {
      await preload()
      return { default: loaded! }
    })
  // React's lazy component remembers a failure for ever: the next one asks again.
  let waiting = begin()
  const startAnew = () => {
    coming = undefined
    waiting = begin()
  }

  function LatePart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? waiting)
    return createElement(Part, props)
  }
  return Object.assign(LatePart, { preload })
}
