import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from './chunks.ts'

/** How long a failure is kept, milliseconds: rendering again within this time does not load the code again. */
const FAILURE_STANDS_MS = 1000

export type LazyComponent<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/**
 * A component whose code is loaded on first render, within a Suspense boundary; `preload` loads it earlier. A failure
 * to load is thrown, and loading is repeated when the error boundary renders the component again. With `whenCalled`
 * rendering does not load it: it waits for the first `preload`.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenCalled = false } = {},
): LazyComponent<Props> {
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
  // React's lazy component remembers a failure for ever, so a new one is made.
  let waiting = begin()

  function Part(props: Props) {
    const [Code] = useState<ComponentType<Props>>(() => loaded ?? waiting)
    return createElement(Code, props)
  }
  return Object.assign(Part, { preload })
}
