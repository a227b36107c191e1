/** The focus on the pad: each row has one control that takes it, its quantity or the one that settles a doubt. */

const ROW = '[data-pad-row]'
const PLACE = '[data-pad-place] input, button[data-pad-place]'

const rows = () => [...document.querySelectorAll<HTMLElement>(ROW)]

function enter(row: HTMLElement | undefined): boolean {
  if (!row) return false
  const place =
    row.querySelector<HTMLElement>('button[data-pad-place]') ?? row.querySelector<HTMLElement>(PLACE)
  const fold = row.querySelector<HTMLElement>('[data-pad-fold]')
  // In a folded row the place is not shown: it is opened first.
  if (place?.checkVisibility?.() === false && fold?.checkVisibility?.()) {
    fold.focus()
    if (row.dataset.attention !== undefined) {
      fold.click()
      soon(() => place.isConnected && place.focus())
    }
  } else (place ?? row).focus()
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

/** Moves to the next row that needs attention, else to the first such row; false: none is left. */
export function focusNextAttention(afterId?: string): boolean {
  const all = rows()
  const at = all.findIndex((row) => row.dataset.padRow === afterId)
  const inTurn = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  return enter(inTurn.find((row) => row.dataset.attention !== undefined && row.dataset.padRow !== afterId))
}

/** Runs once the change just made is rendered. */
export const soon = (act: () => void): void => void setTimeout(act)
