import { createElement, use, type ComponentType } from 'react'
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
    coming.catch(() => setTimeout(() => (coming = undefined), FAILURE_STANDS_MS))
    return coming
  }

  function LatePart(props: Props) {
    if (!loaded) use(preload())
    return loaded ? createElement(loaded, props) : null
  }
  return Object.assign(LatePart, { preload })
}
