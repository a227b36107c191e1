import { groupOfWord, numberOfDigits, numberOfWord } from './order-text-numbers.ts'
import {
  isMeasureUnit,
  orderAmount,
  unitOfWord,
  type OrderAmount,
  type UnitWord,
} from './order-text-units.ts'
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
  /** It may mean another amount: '2 o 3 kg', '10/12 kg', '2 + 1'. */
  isUnsure?: true
}

const OF = /^(?:di|de|'e|del|dello|della|dei|degli|delle|dell'?)$/i
const isOf = (token: string | undefined) => token !== undefined && OF.test(token)
const isTimes = (token: string | undefined) => token === 'x'

/** From five digits on a single number is a code: nobody orders that many. */
const LARGEST_BARE = 9_999

interface FoundNumber {
  value: number
  next: number
  isWord: boolean
  isUnsure?: true
}

function plainNumberAt(tokens: readonly string[], at: number, isMeasured: boolean): FoundNumber | undefined {
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

const OR = /^(?:o|oppure|[-–—/]|al?)$/i
const PLUS = /^(?:\+|piu|più)$/i
const LARGEST_OF_RANGE = 99

/** '10/12', '2-3': the lower of two numbers in one word, if the second is larger. */
function rangeInWord(token: string): number | undefined {
  const [, low = '', high = ''] = /^([1-9]\d?)[/-]([1-9]\d?)$/.exec(token) ?? []
  return low !== '' && Number(low) < Number(high) ? Number(low) : undefined
}

/** Whether what follows a range shows that it counts: a unit, goods or the end of the line. */
const countsAt = (tokens: readonly string[], next: number, at: number) =>
  at === 0 || next === tokens.length || unitOfWord(tokens[next] ?? '') !== undefined

/** A number; of a range ('2 o 3', 'due tre', '10/12') the lower one, of a sum ('2 + 1') all of it, both unsure. */
function numberAt(tokens: readonly string[], at: number, isMeasured: boolean): FoundNumber | undefined {
  const low = rangeInWord(tokens[at] ?? '')
  if (low !== undefined && numberOfDigits(tokens[at]!, isMeasured) === undefined)
    return countsAt(tokens, at + 1, at)
      ? { value: low, next: at + 1, isWord: false, isUnsure: true }
      : undefined
  const found = plainNumberAt(tokens, at, isMeasured)
  if (found === undefined || found.value < 1) return found
  const second = (from: number) => plainNumberAt(tokens, from, isMeasured)
  if (PLUS.test(tokens[found.next] ?? '')) {
    const more = second(found.next + 1)
    const ends =
      more !== undefined && (at === 0 || countsAt(tokens, more.next, at) || isGift(tokens, more.next))
    if (ends)
      return {
        ...more,
        value: roundQuantity(found.value + more.value),
        next: giftEnd(tokens, more.next),
        isUnsure: true,
      }
  }
  const isOr = OR.test(tokens[found.next] ?? '')
  const other = isOr ? second(found.next + 1) : found.isWord ? second(found.next) : undefined
  const isRange =
    other !== undefined &&
    (isOr || other.isWord) &&
    other.value > found.value &&
    other.value <= LARGEST_OF_RANGE &&
    countsAt(tokens, other.next, at)
  return isRange ? { ...other, value: found.value, isUnsure: true } : found
}

const isGift = (tokens: readonly string[], at: number) =>
  /^(?:omaggio|gratis|regalo)$/i.test(tokens[tokens[at] === 'in' ? at + 1 : at] ?? '')
const giftEnd = (tokens: readonly string[], at: number) =>
  isGift(tokens, at) ? at + (tokens[at] === 'in' ? 2 : 1) : at

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

/** 'un chilo e due etti'; 'un chilo e due' most likely means the same. In kg or l. */
function smallerMeasureAt(tokens: readonly string[], at: number, { unit, factor }: UnitWord) {
  if (tokens[at] !== 'e' || !isMeasureUnit(unit)) return undefined
  const number = plainNumberAt(tokens, at + 1, true)
  if (number === undefined || number.value < 1) return undefined
  const smaller = unitOfWord(tokens[number.next] ?? '')
  if (smaller?.unit === unit && smaller.factor < factor)
    return { value: number.value * smaller.factor, next: number.next + 1, isUnsure: false }
  const isBare = unitOfWord(tokens[number.next] ?? '') === undefined && factor === 1 && number.value < 10
  return isBare ? { value: number.value / 10, next: number.next, isUnsure: true } : undefined
}

/** The amount that begins at a word: '2 casse da 12 di', 'un chilo e mezzo di', '3 x', 'mezza dozzina di', '6'. */
export function amountAt(tokens: readonly string[], at: number): FoundAmount | undefined {
  const found = numberAt(tokens, at, isMeasuredAt(tokens, at))
  if (found === undefined) return unitFirstAt(tokens, at)
  const unsure = found.isUnsure ? { isUnsure: true as const } : {}
  let { value, next } = found
  if (SIZE_OF_UNIT.test(tokens[next] ?? '') && unitOfWord(tokens[next + 1] ?? '') !== undefined) next += 1
  const group = groupOfWord(tokens[next] ?? '')
  const behindGroup = next + (isOf(tokens[next + 1]) ? 2 : 1)
  if (group !== undefined && unitOfWord(tokens[behindGroup] ?? '') === undefined) {
    const unit = group === 2 ? 'each' : 'item'
    const amount = { value: roundQuantity(value * group), unit } as const
    return { amount, next: behindGroup, isNoun: false, isBare: false, format: [], ...unsure }
  }
  // 'un paio di kg', 'una decina di casse': the group counts the unit.
  if (group !== undefined) {
    value = roundQuantity(value * group)
    next = behindGroup
  }
  if (isTimes(tokens[next]))
    return {
      amount: { value, unit: 'each' },
      next: next + 1,
      isNoun: false,
      isBare: false,
      format: [],
      ...unsure,
    }
  const unitAt = next
  const unit = unitOfWord(tokens[unitAt] ?? '')
  if (unit === undefined) {
    if (value > LARGEST_BARE) return undefined
    const behind = isOf(tokens[next]) ? next + 1 : next
    return {
      amount: { value, unit: 'each' },
      next: behind,
      isNoun: false,
      isBare: true,
      format: [],
      ...unsure,
    }
  }
  next += 1
  if (tokens[next] === 'e' && /^mezz[oa]$/i.test(tokens[next + 1] ?? '')) {
    value += 0.5
    next += 2
  }
  const more = smallerMeasureAt(tokens, next, unit)
  if (more !== undefined) {
    value = roundQuantity(value + more.value / unit.factor)
    next = more.next
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
    ...(more?.isUnsure ? { isUnsure: true } : unsure),
  }
}
