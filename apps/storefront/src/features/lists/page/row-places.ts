/** Rows of a list by their place; of a long list only those near the window are in the document. */

const rowAt = (list: HTMLElement, place: number) => list.querySelector<HTMLElement>(`[data-place="${place}"]`)

/**
 * The place of the row under a height of the window: the next row counts from its middle on, so that rows of different
 * heights do not jump back.
 */
export function placeUnder(list: HTMLElement, now: number, y: number): number {
  for (const row of list.querySelectorAll<HTMLElement>('[data-place]')) {
    const { top, bottom, height } = row.getBoundingClientRect()
    if (y < top || y >= bottom) continue
    const place = Number(row.dataset['place'])
    const isPastMiddle = place > now ? y >= top + height / 2 : y <= top + height / 2
    return isPastMiddle ? place : now
  }
  return now
}

/** From here to the edge of the window a dragged row scrolls the page, pixels. */
const EDGE_PX = 96
const MOST_PX_A_FRAME = 18

/** Scrolls the page while a row is dragged near the upper or lower edge of the window. */
export function scrollAtEdge(y: number): void {
  const under = EDGE_PX - y
  const over = y - (window.innerHeight - EDGE_PX)
  const speed = Math.min(1, Math.max(under, over) / EDGE_PX) * MOST_PX_A_FRAME
  if (speed > 0) window.scrollBy(0, under > over ? -speed : speed)
}

/** How often a row is looked for that is only rendered after the page has scrolled to it. */
const TRIES = 30

/** Focuses the handle of the row at a place, and scrolls to it; returns how to give up. */
export function focusHandle(list: HTMLElement, place: number, count: number): () => void {
  let frame = 0
  let tries = 0
  const find = () => {
    const handle = rowAt(list, place)?.querySelector<HTMLElement>('[data-handle]')
    if (handle) {
      handle.focus({ preventScroll: true })
      return handle.scrollIntoView({ block: 'nearest' })
    }
    if (tries === 0) {
      const { top, height } = list.getBoundingClientRect()
      window.scrollTo(0, window.scrollY + top + (height * place) / count - window.innerHeight / 2)
    }
    tries += 1
    if (tries < TRIES) frame = requestAnimationFrame(find)
  }
  find()
  return () => cancelAnimationFrame(frame)
}
