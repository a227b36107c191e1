/** A line of an order, as far as a comparison needs it. */
export interface ComparedLine {
  code: string
  name: string
  /** Chosen options: other options are another line. */
  notes: string
  unit: string
  quantity: number
}

/** A line of which an order has another quantity than before; 0: it has none, or had none. */
export interface ChangedLine {
  name: string
  unit: string
  before: number
  after: number
}

const keyOf = ({ code, notes }: ComparedLine) => `${code} ${notes}`
const nameOf = ({ name, notes }: ComparedLine) => (notes === '' ? name : `${name}, ${notes}`)

/** What a change of an order added, removed, and bought in another quantity, in the order of the lines. */
export function orderDifference(
  before: readonly ComparedLine[],
  after: readonly ComparedLine[],
): ChangedLine[] {
  const was = new Map(before.map((line) => [keyOf(line), line]))
  const is = new Map(after.map((line) => [keyOf(line), line]))
  const all = new Map([...was, ...is])
  return [...all].flatMap(([key, line]) => {
    const change = { before: was.get(key)?.quantity ?? 0, after: is.get(key)?.quantity ?? 0 }
    return change.before === change.after ? [] : [{ name: nameOf(line), unit: line.unit, ...change }]
  })
}
