import { useState } from 'react'

const NONE = -1

/**
 * Which line of a list is active: arrows go round it and past its ends back to the field; another list begins
 * with none.
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
