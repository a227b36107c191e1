/** The box of an element in the window, pixels. */
export interface Place {
  top: number
  bottom: number
  left: number
  right: number
}

/** The offset of the toasts from the bottom centre: up, and to the side (negative: left), pixels. */
export interface ToastMove {
  lift: number
  shift: number
}

const MARGIN = 8

const isBeside = (one: Place, other: Place) => one.left < other.right && one.right > other.left

/** Moves above each bar that they would overlap, from the lowest bar up. */
function liftOver(toasts: Place, bars: readonly Place[], height: number): number {
  const tall = toasts.bottom - toasts.top
  return bars
    .filter((bar) => bar.bottom > bar.top && isBeside(bar, toasts))
    .sort((a, b) => b.top - a.top)
    .reduce((lift, bar) => {
      const bottom = height - lift
      return bar.top < bottom && bar.bottom > bottom - tall ? height - bar.top : lift
    }, 0)
}

/** Moves to the left of prices that they would cover, where there is space; moving up would only cover other rows. */
function shiftBeside(toasts: Place, prices: readonly Place[], bottom: number): number {
  const top = bottom - (toasts.bottom - toasts.top)
  const hidden = prices.filter((it) => it.top < bottom && it.bottom > top && isBeside(it, toasts))
  if (hidden.length === 0) return 0
  const shift = Math.min(...hidden.map(({ left }) => left)) - MARGIN - toasts.right
  return toasts.left + shift >= MARGIN ? shift : 0
}

/** `toasts`: their box at the bottom centre. */
export function toastMove(
  toasts: Place,
  around: { bars: readonly Place[]; prices: readonly Place[]; height: number },
): ToastMove {
  const lift = liftOver(toasts, around.bars, around.height)
  return { lift, shift: shiftBeside(toasts, around.prices, around.height - lift) }
}
