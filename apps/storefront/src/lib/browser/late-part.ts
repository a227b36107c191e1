import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from './chunks.ts'

/** So long what was drawn of a failure stands, milliseconds: drawing it does not ask again. Who draws it later does. */
const FAILURE_STANDS_MS = 1000

export type LatePart<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/**
 * A part whose code comes when it is first drawn, within a Suspense; `preload` has it come earlier. Code that did not come
 * is thrown, and asked for anew when the place that caught it draws the part again. With `whenCalled` drawing it does not
 * ask for it: it waits for the first `preload`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenCalled = false } = {},
): LatePart<Props> {
  let call: () => void = () => undefined
  const called = whenCalled && new Promise<void>((resolve) => (call = resolve))
  let loaded: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const preload = (): Promise<void> => {
    call()
    if (coming) return coming
    coming = loadChunk(load).then((part) => {
      loaded = part
    })
    coming.catch(() => {
      coming = undefined
      setTimeout(() => (waiting = begin()), FAILURE_STANDS_MS)
    })
    return coming
  }
  const begin = () =>
    lazy(async () => {
      await called
      await preload()
      return { default: loaded! }
    })
  // React's lazy component remembers a failure for ever: the next one asks again.
  let waiting = begin()

  function Part(props: Props) {
    const [Code] = useState<ComponentType<Props>>(() => loaded ?? waiting)
    return createElement(Code, props)
  }
  return Object.assign(Part, { preload })
}
