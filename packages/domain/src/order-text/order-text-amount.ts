import { groupOfWord, numberOfDigits, numberOfWord } from './order-text-numbers.ts'
import { isMeasureUnit, orderAmount, unitOfWord, type OrderAmount } from './order-text-units.ts'
import { roundQuantity } from '../quantity/quantity-step.ts'

/** An amount found among the words of a line. */
export interface FoundAmount {
  amount: OrderAmount
  /** Index of the first word behind it. */
  next: number
  /** A noun without 'di' behind it: it may be the beginning of a name instead. */
  isNoun: boolean
  /** A number without unit or sign. */
  isBare: boolean
  /** Words of the format inside it: 'conf da 6' leaves 'x 6'. */
  format: string[]
}

const OF = /^(?:di|del|dello|della|dei|degli|delle|dell'?)$/i
const isOf = (token: string | undefined) => token !== undefined && OF.test(token)
const isTimes = (token: string | undefined) => token === 'x'

/** From five digits on a single number is a code: nobody orders that many. */
const LARGEST_BARE = 9_999

interface FoundNumber {
  value: number
  next: number
  isWord: boolean
}

function numberAt(tokens: readonly string[], at: number, isMeasured: boolean): FoundNumber | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  const digits = numberOfDigits(token, isMeasured)
  if (digits !== undefined) {
    const fraction = tokens[at + 1]?.includes('/') ? numberOfDigits(tokens[at + 1]!, false) : undefined
    return fraction !== undefined && fraction < 1
      ? { value: digits + fraction, next: at + 2, isWord: false }
      : { value: digits, next: at + 1, isWord: false }
  }
  const word = numberOfWord(token)
  if (word === undefined) return undefined
  // 'una mezza dozzina'
  if (word === 1 && numberOfWord(tokens[at + 1] ?? '') === 0.5)
    return { value: 0.5, next: at + 2, isWord: true }
  return { value: word, next: at + 1, isWord: true }
}

/** Whether a unit follows the number: decides how '1.500' is read. */
const isMeasuredAt = (tokens: readonly string[], at: number) => {
  const unit = unitOfWord(tokens[at + 1] ?? '')
  return unit !== undefined && isMeasureUnit(unit.unit) && unit.factor >= 0.1
}

/** 'da 12 bottiglie' behind a case is its size, 'da 6' behind a pack its format; 'da 5 kg' stays as words. */
function sizeAt(tokens: readonly string[], at: number, unit: OrderAmount['unit']) {
  const none = { next: at, caseSize: undefined, format: [] as string[] }
  const size = tokens[at] === 'da' ? numberOfDigits(tokens[at + 1] ?? '', false) : undefined
  if (size === undefined || !Number.isInteger(size) || size > LARGEST_BARE) return none
  const named = unitOfWord(tokens[at + 2] ?? '')
  if (isTimes(tokens[at + 2]) || (named && isMeasureUnit(named.unit))) return { ...none, next: at + 1 }
  const next = at + (named === undefined ? 2 : 3)
  if (unit === 'case') return { next, caseSize: size, format: [] }
  return { next, caseSize: undefined, format: ['x', String(size)] }
}

/** Adjectives between a number and its unit that do not change the amount: 'un bel mazzo', '2 grandi casse'. */
const SIZE_OF_UNIT = /^(?:be[il]|bell[aeio]|buon[aeio]?|gross[aeio]|grand[ei]|piccol[aeio]|inter[aeio])$/i

/** 'kg 3', 'gr. 500', 'bt 6': the unit comes first. A unit behind a number belongs to that number ('1 l 6'). */
function unitFirstAt(tokens: readonly string[], at: number): FoundAmount | undefined {
  const unit = unitOfWord(tokens[at] ?? '')
  const token = tokens[at + 1] ?? ''
  if (unit === undefined || !unit.isSure || /^\d/.test(tokens[at - 1] ?? '')) return undefined
  const value = numberOfDigits(token, isMeasureUnit(unit.unit))
  if (value === undefined || value > LARGEST_BARE || unitOfWord(tokens[at + 2] ?? '') !== undefined)
    return undefined
  const amount = orderAmount(value, unit)
  const next = isOf(tokens[at + 2]) ? at + 3 : at + 2
  return amount && { amount, next, isNoun: false, isBare: false, format: [] }
}

/** The amount that begins at a word: '2 casse da 12 di', 'un chilo e mezzo di', '3 x', 'mezza dozzina di', '6'. */
export function amountAt(tokens: readonly string[], at: number): FoundAmount | undefined {
  const found = numberAt(tokens, at, isMeasuredAt(tokens, at))
  if (found === undefined) return unitFirstAt(tokens, at)
  let { value, next } = found
  if (SIZE_OF_UNIT.test(tokens[next] ?? '') && unitOfWord(tokens[next + 1] ?? '') !== undefined) next += 1
  const group = groupOfWord(tokens[next] ?? '')
  if (group !== undefined) {
    const unit = group === 2 ? 'each' : 'item'
    next += isOf(tokens[next + 1]) ? 2 : 1
    return {
      amount: { value: roundQuantity(value * group), unit },
      next,
      isNoun: false,
      isBare: false,
      format: [],
    }
  }
  if (isTimes(tokens[next]))
    return { amount: { value, unit: 'each' }, next: next + 1, isNoun: false, isBare: false, format: [] }
  const unitAt = next
  const unit = unitOfWord(tokens[unitAt] ?? '')
  if (unit === undefined) {
    if (value > LARGEST_BARE) return undefined
    const behind = isOf(tokens[next]) ? next + 1 : next
    return { amount: { value, unit: 'each' }, next: behind, isNoun: false, isBare: true, format: [] }
  }
  next += 1
  if (tokens[next] === 'e' && /^mezz[oa]$/i.test(tokens[next + 1] ?? '')) {
    value += 0.5
    next += 2
  }
  const size = sizeAt(tokens, next, unit.unit)
  next = size.next
  const hasOf = isOf(tokens[next])
  const counted = orderAmount(value, unit)
  if (counted === undefined) return undefined
  const amount = size.caseSize === undefined ? counted : { ...counted, caseSize: size.caseSize }
  return {
    amount,
    next: hasOf ? next + 1 : next,
    isNoun: !unit.isSure && !hasOf && size.next === unitAt + 1,
    isBare: false,
    format: size.format,
  }
}
