/**
 * The most frequent values, equal ones by rank, at most `most` and only those that occurred: finds forty of thousands
 * of brands without sorting all. `among`: no other value occurred.
 */
export function topValues(
  counts: Int32Array,
  rank: Uint32Array,
  most: number,
  among?: readonly number[],
): number[] {
  const top: number[] = []
  /** The least count that can still be among them. */
  let least = 1
  const isBefore = (a: number, b: number) =>
    counts[a]! > counts[b]! || (counts[a] === counts[b] && rank[a]! < rank[b]!)
  const take = (value: number) => {
    let place = top.length
    if (place === most) {
      if (!isBefore(value, top[most - 1]!)) return
      place--
    }
    for (; place > 0 && isBefore(value, top[place - 1]!); place--) top[place] = top[place - 1]!
    top[place] = value
    if (top.length === most) least = counts[top[most - 1]!]!
  }
  const size = among?.length ?? counts.length
  for (let i = 0; i < size; i++) {
    const value = among === undefined ? i : among[i]!
    if (counts[value]! >= least) take(value)
  }
  return top
}
