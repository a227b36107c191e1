const DIGIT = 2 ** 16
/** Clearing two tables of digits takes longer than comparing so few. */
const FEW = 2000

/** Places in rising order of their keys, equal ones in their own order: two passes over halves of the keys. */
export function radixOrder(keys: Uint32Array): Uint32Array {
  const count = keys.length
  if (count < FEW) {
    const places = Uint32Array.from({ length: count }, (_zero, place) => place)
    return places.sort((a, b) => keys[a]! - keys[b]! || a - b)
  }
  const low = new Uint32Array(DIGIT + 1)
  const high = new Uint32Array(DIGIT + 1)
  for (let place = 0; place < count; place++) {
    const key = keys[place]!
    low[(key & 0xffff) + 1]!++
    high[(key >>> 16) + 1]!++
  }
  for (let digit = 0; digit < DIGIT; digit++) {
    low[digit + 1]! += low[digit]!
    high[digit + 1]! += high[digit]!
  }
  const byLow = new Uint32Array(count)
  for (let place = 0; place < count; place++) byLow[low[keys[place]! & 0xffff]!++] = place
  const order = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const place = byLow[i]!
    order[high[keys[place]! >>> 16]!++] = place
  }
  return order
}
