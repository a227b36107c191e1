import { useLayoutEffect, useRef } from 'react'

/** When a line with the focus goes, the focus goes to the product after it (or before, at the end of the list). */
export function useFocusAfter() {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const own = line.current
    return () => {
      if (!own?.contains(document.activeElement)) return
      const lines = [...(own.closest('[data-cart-lines]')?.querySelectorAll('li') ?? [])]
      const place = lines.indexOf(own)
      const neighbour = lines[place + 1] ?? lines[place - 1]
      neighbour?.querySelector('a')?.focus()
    }
  }, [])
  return line
}
