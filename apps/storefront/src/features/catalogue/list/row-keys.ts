import type { KeyboardEvent } from 'react'

const ROW = '[data-product-row]'
const FIELD = 'input:not([disabled])'

/** Returns a function that finds the element of another row that corresponds to this one. */
function sameIn(target: HTMLElement): (row: Element) => HTMLElement | null | undefined {
  if (target.matches('a')) return (row) => row.querySelector<HTMLElement>('a')
  const place = [...(target.closest(ROW)?.querySelectorAll('button') ?? [])].findIndex(
    (button) => button === target,
  )
  if (place < 0) return (row) => row.querySelector<HTMLElement>(FIELD)
  return (row) => {
    const button = row.querySelectorAll('button')[place]
    return button?.disabled ? row.querySelector<HTMLElement>(FIELD) : button
  }
}

/** Moves the focus to the same position in the next row that has it; returns whether there is one. */
function goOn(from: HTMLElement, direction: 1 | -1, placeIn = sameIn(from)): boolean {
  const rows = [...(from.closest('[role=table]')?.querySelectorAll(ROW) ?? [])]
  const at = rows.findIndex((row) => row.contains(from))
  const further = direction === 1 ? rows.slice(at + 1) : rows.slice(0, at).toReversed()
  const next = further.map(placeIn).find(Boolean)
  next?.focus()
  return next !== undefined && next !== null
}

/** Moves to the next row with a quantity field: products that cannot be bought are skipped. */
export function goToNextField(): void {
  if (document.activeElement instanceof HTMLElement) goOn(document.activeElement, 1)
}

/** Up and down arrows move through the rows. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
  if (!direction || !(event.target instanceof HTMLElement)) return
  if (goOn(event.target, direction)) event.preventDefault()
}
