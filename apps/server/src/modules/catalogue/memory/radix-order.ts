const DIGIT = 2 ** 16
/** For fewer, comparing is faster than clearing two tables of digits. */
const FEW = 2000

/** Indexes in rising order of their keys, stable: two passes over halves of the keys. */
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
