/** The margin above and below a line, as a share of its height, so that it never touches the edge. */
const AIR = 0.12
const SIZE = 100

/** The place of a value on a chart of 100 by 100: 0 is its top. A constant value lies in the middle. */
export function verticalScale(lowest: number, highest: number): (value: number) => number {
  const spread = Math.max(highest - lowest, highest * 0.08, 1)
  const middle = (highest + lowest) / 2
  const bottom = middle - spread * (0.5 + AIR)
  const height = spread * (1 + 2 * AIR)
  return (value) => Math.round((SIZE - ((value - bottom) / height) * SIZE) * 100) / 100
}
