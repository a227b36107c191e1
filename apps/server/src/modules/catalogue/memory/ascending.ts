/**
 * Different numbers below `count` in rising order, without comparing them: each sets its bit, and the bits are read in
 * order. For the products of a list this is many times faster than sorting.
 */
export function ascending(numbers: Uint32Array, count: number): Uint32Array {
  const bits = new Uint32Array((count >> 5) + 1)
  for (let i = 0; i < numbers.length; i++) bits[numbers[i]! >> 5]! |= 1 << (numbers[i]! & 31)
  const sorted = new Uint32Array(numbers.length)
  let used = 0
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      sorted[used++] = (word << 5) + 31 - Math.clz32(rest & -rest)
  }
  return sorted
}
