import { useLayoutEffect, useRef } from 'react'
import { focusAfter } from './focus-after.ts'

/**
 * When a line with the focus is removed, the focus moves to the product after it (or before, at the end of the list).
 */
export function useFocusAfter() {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const own = line.current
    return () => {
      if (own?.contains(document.activeElement)) focusAfter(own, 'a', true)
    }
  }, [])
  return line
}
