interface Point {
  x: number
  y: number
}

/** Room for a finger beside the next pin, pixels (WCAG 2.2, 2.5.8 asks for 24). */
export const PIN_APART = 30

/**
 * How far pins are moved sideways, pixels, so that none covers another: two stores of a town lie on the same spot of a map
 * of a region. Earlier pins keep their place; once the map is large enough none is moved.
 */
export function spreadPins(points: readonly Point[], apart = PIN_APART): number[] {
  const placed: Point[] = []
  const isFree = (x: number, y: number) =>
    placed.every((other) => Math.max(Math.abs(other.x - x), Math.abs(other.y - y)) >= apart)
  return points.map(({ x, y }) => {
    let shift = 0
    // A pin covers at most two of these places, so there is a free one.
    for (let step = 1; step <= 2 * points.length && !isFree(x + shift, y); step += 1)
      shift = Math.ceil(step / 2) * apart * (step % 2 === 1 ? 1 : -1)
    placed.push({ x: x + shift, y })
    return shift
  })
}
