/** A keystroke-level model of a practised person, in round numbers: time of a decision and of each act. */
export const PACE_MS = { think: 1200, press: 1100, key: 200, scroll: 600 } as const

/** Share of a window that one scroll moves; the rest stays visible. */
const SCROLLED_SHARE = 0.8

/** The acts of a person. */
export interface Acts {
  presses: number
  keys: number
  scrolls: number
}

/** Counts the acts of a person, and waits for their time. */
export interface Pace {
  readonly acts: Readonly<Acts>
  /** Before a decision: what to do next, and where. */
  think(): Promise<void>
  press(): Promise<void>
  key(): Promise<void>
  scroll(): Promise<void>
}

export function startPace(wait: (milliseconds: number) => Promise<unknown>): Pace {
  const acts: Acts = { presses: 0, keys: 0, scrolls: 0 }
  const act = async (kind: keyof Acts, milliseconds: number) => {
    acts[kind] += 1
    await wait(milliseconds)
  }
  return {
    acts,
    think: async () => void (await wait(PACE_MS.think)),
    press: () => act('presses', PACE_MS.press),
    key: () => act('keys', PACE_MS.key),
    scroll: () => act('scrolls', PACE_MS.scroll),
  }
}

/** Position of an element in a window, pixels from its corner, and whether it can be pressed there. */
export interface Sight {
  x: number
  y: number
  /** Nothing covers its middle. */
  isFree: boolean
  width: number
  height: number
}

/** How far to scroll next to reach an element, pixels; undefined: it can be pressed. */
export function nextScroll({ x, y, isFree, width, height }: Sight): { dx: number; dy: number } | undefined {
  const isBeside = x <= 0 || x >= width
  const isAway = y <= 0 || y >= height
  if (isFree && !isBeside && !isAway) return undefined
  // Vertical first; then what a row hides at its side.
  if (isAway || !isBeside) return { dx: 0, dy: towards(y, height) }
  return { dx: towards(x, width), dy: 0 }
}

/** To the middle of the window, but at most one scroll. */
function towards(place: number, size: number): number {
  const wanted = place - size / 2
  const most = size * SCROLLED_SHARE
  return Math.round(Math.max(-most, Math.min(most, wanted)))
}
