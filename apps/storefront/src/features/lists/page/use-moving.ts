import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { announce } from '../../../lib/state/announce.ts'
import { keyStep, moved } from './moved.ts'
import { focusHandle, placeUnder, scrollAtEdge } from './row-places.ts'

/** A row that is being moved; `to` is where it is shown. */
interface Moving {
  itemId: number
  from: number
  to: number
}

interface Row {
  itemId: number
  name: string
}

/** How far a pointer moves before it drags, pixels: less is a tap. */
const DRAGS_FROM_PX = 5

/**
 * Moves rows of a list by a handle: dragged by a pointer, or taken with Enter, Space or a tap and moved with the arrow
 * keys or with buttons; Enter puts it down, Escape puts it back. The rows are shown where they would be; `onMove` is
 * called once, when the row is put down at another place.
 */
export function useMoving<Item extends Row>(
  items: readonly Item[],
  onMove: (itemId: number, to: number) => void,
) {
  const [moving, setMoving] = useState<Moving | null>(null)
  const latest = useRef<Moving | null>(null)
  /** The click that follows a drag is none. */
  const hasDragged = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const set = (next: Moving | null) => {
    latest.current = next
    setMoving(next)
  }

  const begin = (itemId: number) => {
    const from = items.findIndex((item) => item.itemId === itemId)
    if (from >= 0) set({ itemId, from, to: from })
    return from >= 0
  }
  const moveTo = (to: number) => {
    const now = latest.current
    if (!now) return
    const next = Math.max(0, Math.min(items.length - 1, to))
    if (next !== now.to) set({ ...now, to: next })
  }
  const end = (isKept: boolean) => {
    const now = latest.current
    if (!now) return
    set(null)
    const { name = '' } = items[now.from] ?? {}
    if (!isKept || now.to === now.from) return announce(oneListTexts.putBack({ name }))
    announce(oneListTexts.dropped({ name, place: now.to + 1 }))
    onMove(now.itemId, now.to)
  }

  const drag = usePointerDrag({
    begin,
    moveTo: (y) => {
      const now = latest.current
      if (now && place.current) moveTo(placeUnder(place.current, now.to, y))
    },
    end: (isKept) => {
      hasDragged.current = true
      setTimeout(() => (hasDragged.current = false))
      end(isKept)
    },
  })

  // A moved row may be another element: the focus follows it.
  const shownAt = moving?.to
  useLayoutEffect(() => {
    if (shownAt === undefined || drag.isDragging.current || !place.current) return
    return focusHandle(place.current, shownAt, items.length)
  }, [shownAt, items.length, drag.isDragging])

  const step = (key: string) => {
    const now = latest.current
    const to = now && keyStep(key, now.to, items.length)
    if (to === undefined || to === null) return false
    moveTo(to)
    announce(oneListTexts.movedTo({ place: (latest.current?.to ?? 0) + 1, count: items.length }))
    return true
  }
  const press = (event: PointerEvent, row: Row) => {
    if (event.button !== 0) return
    if (latest.current && latest.current.itemId !== row.itemId) end(true)
    drag.watch(event, row.itemId)
  }
  const tap = (row: Row) => {
    if (hasDragged.current) return
    const isTaken = latest.current?.itemId === row.itemId
    end(true)
    if (isTaken || !begin(row.itemId)) return
    const { from = 0 } = latest.current ?? {}
    announce(oneListTexts.lifted({ name: row.name, place: from + 1, count: items.length }))
  }
  const type = (event: KeyboardEvent, row: Row) => {
    if (latest.current?.itemId !== row.itemId || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') end(false)
    else if (!step(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const acts = useRef({ press, tap, type, step, put: () => end(true) })
  useLayoutEffect(() => void (acts.current = { press, tap, type, step, put: () => end(true) }))
  // The same for every render, so that only the rows that change are rendered again.
  const [ways] = useState(() => ({
    step: (key: string) => acts.current.step(key),
    put: () => acts.current.put(),
    /** The props of a row's handle. */
    handleOf: (row: Row) => ({
      onPointerDown: (event: PointerEvent) => acts.current.press(event, row),
      onClick: () => acts.current.tap(row),
      onKeyDown: (event: KeyboardEvent) => acts.current.type(event, row),
    }),
  }))
  return {
    place,
    shown: moving ? moved(items, moving.from, moving.to) : items,
    movingId: moving?.itemId,
    ways,
  }
}

/** How a row is moved: the props of its handle, and the acts of its buttons. */
export type MovingWays = ReturnType<typeof useMoving>['ways']

interface Drag {
  begin: (itemId: number) => boolean
  moveTo: (y: number) => void
  end: (isKept: boolean) => void
}

/** Watches a pressed pointer on the window, because the row's own element may be another one after each step. */
function usePointerDrag(given: Drag) {
  const acts = useRef(given)
  useEffect(() => void (acts.current = given))
  const isDragging = useRef(false)
  const stop = useRef<() => void>(() => undefined)
  const leave = useEffectEvent(() => stop.current())
  useEffect(() => leave, [])

  const watch = (pressed: PointerEvent, itemId: number) => {
    const { pointerId, clientX, clientY } = pressed
    let y = clientY
    let frame = 0
    const follow = () => {
      scrollAtEdge(y)
      acts.current.moveTo(y)
      frame = requestAnimationFrame(follow)
    }
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return
      y = event.clientY
      if (isDragging.current || Math.hypot(event.clientX - clientX, y - clientY) < DRAGS_FROM_PX) return
      isDragging.current = acts.current.begin(itemId)
      if (isDragging.current) follow()
    }
    const finish = (isKept: boolean) => {
      stop.current()
      if (!isDragging.current) return
      isDragging.current = false
      acts.current.end(isKept)
    }
    const up = (event: globalThis.PointerEvent) => {
      if (event.pointerId === pointerId) finish(event.type === 'pointerup')
    }
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') finish(false)
    }
    stop.current()
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', up)
    window.addEventListener('keydown', escape)
    stop.current = () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', up)
      window.removeEventListener('keydown', escape)
    }
  }
  return { watch, isDragging }
}
