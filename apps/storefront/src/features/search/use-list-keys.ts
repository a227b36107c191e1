import { useState } from 'react'

const NONE = -1

/**
 * The active line of a list: arrows move through the lines and, past the first and last one, back to the field; in
 * another list no line is active.
 */
export function useListKeys(count: number, listKey: string) {
  const [place, setPlace] = useState({ active: NONE, byKeyboard: false })
  const [keyBefore, setKeyBefore] = useState(listKey)
  if (keyBefore !== listKey) {
    setKeyBefore(listKey)
    setPlace({ active: NONE, byKeyboard: false })
  }
  return {
    active: place.active < count ? place.active : NONE,
    byKeyboard: place.byKeyboard,
    move: (direction: 1 | -1) => {
      const places = count + 1
      const next = ((place.active + 1 + direction + places) % places) - 1
      setPlace({ active: next, byKeyboard: true })
    },
    point: (active: number) => setPlace({ active, byKeyboard: false }),
  }
}
