/** The focus on the pad: each row has one control that takes it, its quantity or the one that settles a doubt. */

const ROW = '[data-pad-row]'
const PLACE = '[data-pad-place] input, button[data-pad-place]'

const rows = () => [...document.querySelectorAll<HTMLElement>(ROW)]

function enter(row: HTMLElement | undefined, opens = false): boolean {
  if (!row) return false
  const place =
    row.querySelector<HTMLElement>('button[data-pad-place]') ?? row.querySelector<HTMLElement>(PLACE)
  const fold = row.querySelector<HTMLElement>('[data-pad-fold]')
  // In a folded row the place is not shown.
  const isFolded = place?.checkVisibility?.() === false && fold?.checkVisibility?.() === true
  ;(isFolded ? fold : (place ?? row))?.focus()
  if (isFolded && opens) {
    fold?.click()
    soon(() => place?.focus())
  }
  row.scrollIntoView({ block: 'nearest' })
  return true
}

export const ENTRY_ID = 'quick-order-entry'
export const focusEntry = (): void => document.getElementById(ENTRY_ID)?.focus()

export const ADD_ALL_ID = 'quick-order-add-all'
export const focusAddAll = (): void => document.getElementById(ADD_ALL_ID)?.focus()

export const focusRow = (id: string): boolean => enter(rows().find((row) => row.dataset.padRow === id))

/** Moves to the row above or below; the field is above the first row. */
export function moveFocus(from: Element | null, step: 1 | -1): boolean {
  const all = rows()
  const row = from?.closest<HTMLElement>(ROW)
  const place = row ? all.indexOf(row) + step : step === 1 ? 0 : -1
  if (place >= 0) return enter(all[place])
  focusEntry()
  return true
}

/** Moves to the next row that needs attention, else to the first such row, and may open it; false: none is left. */
export function focusNextAttention(afterId?: string, opens = false): boolean {
  const all = rows()
  const at = all.findIndex((row) => row.dataset.padRow === afterId)
  const inTurn = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  const isNext = ({ dataset }: HTMLElement) => dataset.attention !== undefined && dataset.padRow !== afterId
  return enter(inTurn.find(isNext), opens)
}

/** Runs once the change just made is rendered. */
export const soon = (act: () => void): void => void setTimeout(act)
