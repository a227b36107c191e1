import { isGtin } from '../catalogue/gtin.ts'
import { amountAt, type FoundAmount } from './order-text-amount.ts'
import { allowsSimilar } from './order-text-courtesy.ts'
import { goodsOf } from './order-text-goods.ts'
import { hasTinSize } from './order-text-protected.ts'
import { hasSeveralGoods, partsOfSeveral } from './order-text-several.ts'
import { hasLetters, isCodeLike, namesProduct, placeOfName, plain, subjectOf } from './order-text-subject.ts'
import { numberOfDigits, numberOfWord } from './order-text-numbers.ts'
import { isWhole, orderTokens, tidyOrderLine } from './order-text-tokens.ts'
import { foldOrderWord, isMeasureUnit, unitOfWord, type OrderAmount } from './order-text-units.ts'

/** One way to read a line of an order. */
export interface OrderReading {
  /** Code, GTIN or words of the product, without the quantity. */
  subject: string
  /** Undefined: the line has none. */
  amount?: OrderAmount
  /** Only for a product whose name contains exactly these words: '4 formaggi' may be a pizza. */
  onlyAsPhrase?: true
  /** Reads a noun as a unit that may as well be part of the name: '2 sacchi neri'. */
  isGuess?: true
  /** Ignores the words behind the amount: 'latte 12 l per la colazione'. */
  isPart?: true
  /** A similar product is accepted: 'Aperol o simile'. */
  orSimilar?: true
  /** The amount may mean another one, or more than one kind of goods is meant: the shopper is asked. */
  isUnsure?: true
  /** Words behind 'senza': products with them are not meant, unless their name says 'senza' too. */
  without?: readonly string[]
}

/** A number behind these words belongs to the name: 'farina tipo 1'. */
const NAMES_NUMBER = new Set('tipo calibro cal gradi grado formato art'.split(' '))
/** A number behind these words may belong to the name, 'spaghetti n. 5', or be the quantity: 'birra nr 12'. */
const MAY_NAME_NUMBER = new Set('n nr no num numero'.split(' '))
/** A larger number is a vintage or a model rather than a quantity. */
const SELDOM_QUANTITY = 999
/** Nobody describes one product in more words; a limit, because an amount may begin at each word. */
export const QUICK_ORDER_MAX_WORDS = 40
/** Behind a number it only means uncut: 'guanciale 1 intero'. */
const WHOLE = /^inter[aeio]$/i

/**
 * Two numbers without words: the GTIN or the longer one is the code; of equal ones the first (behind '3 x' the second).
 */
function twoNumbers(tokens: readonly string[]): OrderReading[] | undefined {
  const [first, ...others] = tokens.map(plain)
  const isTimes = others[0] === 'x'
  const second = others.at(-1)
  if (others.length !== (isTimes ? 2 : 1) || !isWhole(first) || !isWhole(second)) return undefined
  const firstIsCode =
    first.length === second.length ? !isTimes || isGtin(first) : first.length > second.length
  const [subject, quantity] = firstIsCode ? [first, second] : [second, first]
  const value = Number(quantity)
  if (quantity.length > 5 || value === 0) return undefined
  return [{ subject, amount: { value, unit: 'each' } }]
}

const unsure = ({ isUnsure }: FoundAmount) => (isUnsure ? { isUnsure } : {})

function leadingReadings(tokens: readonly string[]): OrderReading[] | undefined {
  const skip = isSign(tokens[0]) && tokens.length > 2 ? 1 : 0
  const found = amountAt(tokens, skip)
  const rest = tokens.slice(found?.next ?? 0)
  if (found === undefined || !namesProduct(rest)) return undefined
  const reading: OrderReading = {
    subject: subjectOf(rest, found.format),
    amount: found.amount,
    ...unsure(found),
  }
  if (found.isNoun) {
    const whole = subjectOf(tokens.slice(skip + 1))
    return [
      {
        subject: whole,
        amount: { value: found.amount.value, unit: 'each' },
        onlyAsPhrase: true,
        ...unsure(found),
      },
      { ...reading, isGuess: true },
    ]
  }
  const isNumber = found.isBare && Number.isInteger(found.amount.value)
  return isNumber ? [{ subject: subjectOf(tokens), onlyAsPhrase: true }, reading] : [reading]
}

const isSign = (token: string | undefined) =>
  token !== undefined && /^(?:x|n\.?|nr\.?|q\.?t[aà]\.?:?)$/i.test(token)

/** The longest amount that ends at the end of the line. */
function amountAtEnd(tokens: readonly string[]): (FoundAmount & { start: number }) | undefined {
  for (let start = Math.max(1, tokens.length - 4); start < tokens.length; start += 1) {
    const found = amountAt(tokens, start)
    if (found?.next === tokens.length) return { ...found, start }
  }
  return undefined
}

function trailingReadings(tokens: readonly string[]): OrderReading[] | undefined {
  const found = amountAtEnd(tokens)
  if (found === undefined) return undefined
  const word = tokens[found.start]!
  const before = tokens[found.start - 1]!
  // 'uova da 6', 'spaghetti n. 5' and names that end with a word like 'uno': the end belongs to the name.
  if (
    before === 'da' ||
    (found.isBare &&
      (NAMES_NUMBER.has(foldOrderWord(before)) || (hasLetters(word) && found.amount.value < 2)))
  )
    return undefined
  const mayName = found.isBare && MAY_NAME_NUMBER.has(foldOrderWord(before))
  const isMarked = isSign(before) || /[:=]$/.test(before) || /^[-–—]$/.test(before)
  const subjectTokens = tokens.slice(
    0,
    isSign(before) || /^[-–—:=]+$/.test(before) ? found.start - 1 : found.start,
  )
  if (!namesProduct(subjectTokens)) return undefined
  const whole: OrderReading = { subject: subjectOf(tokens) }
  const reading: OrderReading = { subject: subjectOf(subjectTokens), amount: found.amount, ...unsure(found) }
  const namesCode = subjectTokens.some((token) => /\d/.test(token) && plain(token).length >= 5)
  if (subjectTokens.length === 1 && isCodeLike(plain(subjectTokens[0]!))) return [reading]
  const mayBeFormat = isMeasureUnit(found.amount.unit) && !/[:=]$/.test(before)
  // 'Rucola 1500': neither part of the name nor so many packs is certain.
  if (found.isBare && found.amount.value > SELDOM_QUANTITY && !namesCode)
    return [
      { ...reading, isUnsure: true },
      { ...whole, isUnsure: true },
    ]
  if (mayName || mayBeFormat) return [whole, reading]
  return found.isBare && !isMarked ? [{ ...whole, onlyAsPhrase: true }, reading] : [reading, whole]
}

/** Readings of an amount with words behind it: 'patate 10 kg gialle', 'latte 12 l per la colazione'. */
function middleReadings(tokens: readonly string[]): OrderReading[] | undefined {
  const namedAt = placeOfName(tokens)
  if (namedAt < 0) return undefined
  for (let start = 1; start < tokens.length - 1; start += 1) {
    const before = tokens[start - 1]!
    const found = amountAt(tokens, start)
    if (found === undefined || found.next >= tokens.length || before === 'da') continue
    const isWord = found.isBare && (hasLetters(tokens[start]!) || NAMES_NUMBER.has(foldOrderWord(before)))
    const headLength = isSign(before) ? start - 1 : start
    if (isWord || !Number.isInteger(found.isBare ? found.amount.value : 1) || namedAt >= headLength) continue
    const head = tokens.slice(0, headLength)
    const behind = tokens.slice(found.next)
    return [
      // Only a measure may be the format of the name: 'pelati 2 barattoli da 2,5 kg' are two.
      {
        subject: subjectOf(tokens),
        ...(isMeasureUnit(found.amount.unit) || found.isBare ? {} : { onlyAsPhrase: true }),
      },
      { subject: subjectOf([...head, ...behind], found.format), amount: found.amount, ...unsure(found) },
      {
        subject: subjectOf(head, found.format),
        amount: found.amount,
        ...unsure(found),
        ...(behind.every((token) => WHOLE.test(token)) ? {} : { isPart: true }),
      },
    ]
  }
  return undefined
}

/**
 * The readings of one line of an order, the most likely first; never empty for a line with text. A measure in front is
 * a quantity ('5 kg farina 00'), behind a name it is more likely the format ('farina 00 25 kg'); a GTIN is never a
 * quantity. Courtesy is left out, unless the line says nothing else.
 */
export function readOrderLine(text: string): OrderReading[] {
  const { tokens, without, isVague } = goodsOf(text)
  const mark = {
    ...(allowsSimilar(text) ? { orSimilar: true as const } : {}),
    ...(isVague || hasSeveralGoods(tokens) || hasCountedFormat(tokens) ? { isUnsure: true as const } : {}),
    ...(without.length > 0 ? { without } : {}),
  }
  return readTins(tokens).map((reading) => ({ ...reading, ...mark }))
}

/**
 * The texts of the goods of a line that names several without a sign between them ('5 kg farina 2 kg zucchero'), each of
 * which may be a line; empty where it names one, or the amounts are not certain.
 */
export function partsOfOrderLine(text: string): string[] {
  const { tokens, without, isVague } = goodsOf(text)
  const isUnclear = isVague || without.length > 0 || placeOfTins(tokens) > 0
  return isUnclear || tokens.length > QUICK_ORDER_MAX_WORDS ? [] : partsOfSeveral(tokens)
}

/** Index of a word behind a number that is milk or tins; -1 without one. */
const placeOfTins = (tokens: readonly string[]) =>
  tokens.findIndex((token, i) => /^latt[ea]$/i.test(token) && i > 0 && isCount(tokens[i - 1]!))

/** 'Latte' behind a number is milk, or tins: 'pelati 6 latte'. Tins are always asked for, and beside a size of tins. */
function readTins(tokens: readonly string[]): OrderReading[] {
  const at = placeOfTins(tokens)
  const rest = at < 0 ? [] : [...tokens.slice(0, at - 1), ...tokens.slice(at + 1)]
  const asGoods = readGoods(tokens).map((reading) =>
    hasTinSize(tokens) ? { ...reading, isUnsure: true as const } : reading,
  )
  const others = rest.filter(
    (token) => token.length > 2 && hasLetters(token) && unitOfWord(token) === undefined,
  )
  if (others.length === 0) return asGoods
  const value = numberOfDigits(tokens[at - 1]!, false) ?? numberOfWord(tokens[at - 1]!) ?? 1
  const subject = subjectOf(/^d(?:i|e)/i.test(rest[0] ?? '') && at === 1 ? rest.slice(1) : rest)
  const tins: OrderReading = { subject, amount: { value, unit: 'container' }, isUnsure: true }
  return at === 1 ? [...asGoods, tins] : [tins, ...asGoods]
}

/** 'Penne 10 x 500 g': ten of them, or a box of ten. */
const hasCountedFormat = (tokens: readonly string[]) =>
  tokens.some((token, i) => {
    const unit = unitOfWord(tokens[i + 2] ?? '')
    const isFormat = token === 'x' && i > 1 && isWhole(tokens[i - 1]) && unit && isMeasureUnit(unit.unit)
    return (
      isFormat &&
      numberOfDigits(tokens[i + 1] ?? '', true) !== undefined &&
      i + 3 >= tokens.length &&
      !isCount(tokens[0]!)
    )
  })

const isCount = (token: string) =>
  numberOfDigits(token, false) !== undefined || (numberOfWord(token) ?? 0) >= 1

function readGoods(tokens: readonly string[]): OrderReading[] {
  const whole = subjectOf(tokens)
  if (whole === '') return []
  if (tokens.length === 1) return [{ subject: whole }]
  return (
    twoNumbers(tokens) ??
    leadingReadings(tokens) ??
    trailingReadings(tokens) ??
    middleReadings(tokens) ?? [{ subject: whole }]
  )
}

/** Whether a line has too many words for one product: it is not read, and the caller is told. */
export const hasTooManyWords = (text: string): boolean => orderTokens(text).length > QUICK_ORDER_MAX_WORDS

/** Words of a subject that may be article codes or GTINs, GTINs first; looked up before searching. */
export function codesOf(subject: string): string[] {
  const words = tidyOrderLine(subject).split(' ').map(plain).filter(Boolean)
  if (words.length === 1) return words
  const isAmount = (i: number) => words[i]!.length < 8 && unitOfWord(words[i + 1] ?? '') !== undefined
  const long = words.filter((word, i) => /\d/.test(word) && word.length >= 5 && !isAmount(i))
  return [...long.filter(isGtin), ...long.filter((word) => !isGtin(word))]
}
