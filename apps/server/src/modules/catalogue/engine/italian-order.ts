import { LOCALE } from '@cambusa/domain/constants'

const collator = new Intl.Collator(LOCALE, { numeric: true })

/** With more moves per name the rough order did not help. */
const MOVES_PER_NAME = 20

/**
 * A key that sorts nearly like the collator, in a twentieth of the time: numbers by length, without accents and marks.
 */
function roughKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\d+/g, (digits) => {
      const value = digits.replace(/^0+(?=\d)/, '')
      return `0${String.fromCharCode(48 + Math.min(value.length, 9))}${value}`
    })
}

/** Rows in Italian alphabetical order, numbers by value; equal names keep their order. */
export function italianOrder(names: readonly string[]): Uint32Array {
  const keys = names.map(roughKey)
  const order = Uint32Array.from(names.keys()).sort((a, b) =>
    keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : a - b,
  )
  const compare = (a: number, b: number) => collator.compare(names[a]!, names[b]!) || a - b
  let movesLeft = names.length * MOVES_PER_NAME
  for (let i = 1; i < order.length; i++) {
    const row = order[i]!
    let place = i
    while (place > 0 && compare(order[place - 1]!, row) > 0) {
      order[place] = order[place - 1]!
      place--
      movesLeft--
    }
    order[place] = row
    if (movesLeft < 0) return order.sort(compare)
  }
  return order
}
