import { groupOfWord, numberOfDigits, numberOfWord } from './order-text-numbers.ts'
import { tidyOrderLine } from './order-text-tokens.ts'
import { unitOfWord } from './order-text-units.ts'

/** Most lines of one quick order. */
export const QUICK_ORDER_MAX_LINES = 500
/** Longest text of one line. */
export const QUICK_ORDER_MAX_TEXT = 200

/** A comma between digits is decimal, unless a code of five digits or more stands before it. */
const COMMA = /,(?!\d)|(?<!\d),|(?<=(?<![\d.,])\d{5,}),/
/** 'e' and '+' separate two products only when a quantity follows. */
const AND = /(\s+(?:e poi|e|ed|\+|&|più|piu|poi)\s+)(?=\S)/i

const startsWithQuantity = (text: string): boolean => {
  const [first = '', second = ''] = text.replace(/^(\d+(?:[.,]\d+)?)(?=[a-z])/i, '$1 ').split(' ')
  if (numberOfDigits(first, true) !== undefined) return true
  const word = numberOfWord(first)
  if (word === undefined) return false
  // 'un chilo e mezzo': the half belongs to the text before.
  return word !== 0.5 || unitOfWord(second) !== undefined || groupOfWord(second) !== undefined
}

function partedByAnd(text: string): string[] {
  // Words and separators, alternating.
  const [first = '', ...others] = text.split(AND)
  const lines = [first]
  for (let i = 0; i < others.length; i += 2) {
    const sign = others[i] ?? ''
    const part = others[i + 1] ?? ''
    // 'un chilo e due etti di', '2 + 1': an amount without goods belongs to the other.
    const isOwn = startsWithQuantity(part) && !saysNoProduct(part) && !saysNoProduct(lines.at(-1) ?? '')
    if (isOwn) lines.push(part)
    else lines[lines.length - 1] += sign + part
  }
  return lines
}

const WITHOUT_GOODS = /^(?:x|in|omaggio|gratis|mezz[oa]|\+)$/i

/** '400 g' or '24 pz' alone belongs to the text before the comma; it is no line of its own. */
function saysNoProduct(part: string): boolean {
  const words = tidyOrderLine(part)
    .replace(/(\d)([a-z])/gi, '$1 $2')
    .split(' ')
  return words.every(
    (word) =>
      WITHOUT_GOODS.test(word) ||
      (/^[\d.,/]+$/.test(word) && word.length < 5) ||
      unitOfWord(word) !== undefined ||
      numberOfWord(word) !== undefined,
  )
}

function partedBySigns(line: string): string[] {
  const parts: string[] = []
  for (const part of line.split(/;/).flatMap((piece) => piece.split(COMMA))) {
    if (part.trim() === '') continue
    if (parts.length > 0 && saysNoProduct(part)) parts[parts.length - 1] += ` ${part.trim()}`
    else parts.push(part)
  }
  return parts.flatMap(partedByAnd)
}

/** '1. latte', '2. pane': removes line numbers, if every line has one and they are in order. */
function withoutNumbering(lines: readonly string[]): readonly string[] {
  const isCounted =
    lines.length > 1 && lines.every((line, i) => new RegExp(`^\\s*${i + 1}[.)]\\s+\\S`).test(line))
  return isCounted ? lines.map((line) => line.replace(/^\s*\d+[.)]\s+/, '')) : lines
}

/**
 * Splits a typed or pasted text into the lines of an order: at line ends, semicolons, commas that are not decimal, and
 * 'e' before another quantity. A row with tabs is one line.
 */
export function splitOrderText(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  return withoutNumbering(lines)
    .flatMap((line) => (line.includes('\t') ? [line.replaceAll('\t', ' ')] : partedBySigns(line)))
    .map((line) => tidyOrderLine(line))
    .filter((line) => line !== '')
}
