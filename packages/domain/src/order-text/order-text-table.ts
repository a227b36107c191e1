import { columnsOfCells, columnsOfHeader, type OrderColumns, type Row } from './order-text-columns.ts'
import { saysGoods } from './order-text-courtesy.ts'
import { amountAt } from './order-text-amount.ts'
import { numberOfDigits } from './order-text-numbers.ts'
import { orderTokens } from './order-text-tokens.ts'
import { isMeasureUnit, orderAmount, unitOfWord, type OrderAmount } from './order-text-units.ts'
import { QUICK_ORDER_MAX_TEXT, splitOrderText } from './order-text.ts'

/** A line as typed, or from the columns of a table. */
export interface OrderTextLine {
  /** The product to look for; in a line of free text its quantity too. */
  text: string
  /** From a column of codes. */
  code?: string
  /** From a column of quantities. */
  amount?: OrderAmount
}

export interface OrderTable {
  lines: OrderTextLine[]
  /** Rows of an order form whose quantity was left empty. */
  withoutQuantity: number
  /** Greetings and thanks, which are no lines of an order. */
  courtesies?: string[]
}

/** A title or two may stand above the header. */
const HEADER_WITHIN = 6

const tidyCell = (cell: string) => cell.replace(/[\s\u00a0]+/g, ' ').trim()
/** Spreadsheets write whole numbers as 1234567.0, and mark codes as text with an apostrophe. */
const codeOf = (cell: string) =>
  cell
    .replace(/^'/, '')
    .replace(/^(\d+)[.,]0+$/, '$1')
    .replace(/^#/, '')

function amountOf(row: Row, { quantity, unit, quantityUnit }: OrderColumns): OrderAmount | undefined {
  const cell = quantity === undefined ? '' : (row[quantity] ?? '')
  if (cell === '') return undefined
  const named = unitOfWord(unit === undefined ? '' : (row[unit] ?? ''))
  const counted = named ?? quantityUnit ?? { unit: 'each' as const, factor: 1 }
  const value = numberOfDigits(cell.replace(/\s/g, ''), isMeasureUnit(counted.unit))
  if (value !== undefined) return orderAmount(value, counted)
  const tokens = orderTokens(cell)
  const found = amountAt(tokens, 0)
  return found?.next === tokens.length ? found.amount : undefined
}

function lineOf(row: Row, columns: OrderColumns): OrderTextLine | undefined {
  const cells = (places: readonly number[]) => places.map((place) => row[place] ?? '').filter(Boolean)
  const [code, ...others] = cells(columns.codes).map(codeOf).filter(Boolean)
  const names = cells(columns.names)
  if (code === undefined && names.length === 0) return undefined
  const amount = amountOf(row, columns)
  const text = (names.length > 0 ? [...names, ...others] : [code, ...others]).join(' ')
  return {
    text: text.slice(0, QUICK_ORDER_MAX_TEXT),
    ...(code === undefined ? {} : { code }),
    ...(amount === undefined ? {} : { amount }),
  }
}

/** The lines of a table, with the header in any of the first rows; of a form with quantities only the filled rows. */
export function readOrderTable(table: readonly Row[]): OrderTable {
  const rows = table.map((row) => row.map(tidyCell)).filter((row) => row.some(Boolean))
  const headerAt = rows.slice(0, HEADER_WITHIN).findIndex((row) => columnsOfHeader(row) !== undefined)
  const body = rows.slice(headerAt + 1)
  const columns = columnsOfHeader(rows[headerAt] ?? []) ?? columnsOfCells(body)
  const isForm = headerAt >= 0 && body.some((row) => amountOf(row, columns) !== undefined)
  const lines: OrderTextLine[] = []
  let withoutQuantity = 0
  for (const row of body) {
    const line = lineOf(row, columns)
    if (isForm && line !== undefined && line.amount === undefined) withoutQuantity += 1
    else if (line !== undefined) lines.push(line)
    else if (columns.codes.length + columns.names.length === 0) lines.push({ text: row.join(' ').trim() })
  }
  return { lines, withoutQuantity }
}

/** The separator of the columns of a pasted table; undefined for plain text. */
function columnSign(lines: readonly string[]): string | undefined {
  if (lines.filter((line) => line.includes('\t')).length * 2 > lines.length) return '\t'
  const [first = ''] = lines
  const width = first.split(';').length
  const isEven = width > 1 && lines.length > 1 && lines.every((line) => line.split(';').length === width)
  return isEven && columnsOfHeader(first.split(';').map(tidyCell)) ? ';' : undefined
}

/** The lines of a typed or pasted order: a table from a spreadsheet, or free text. */
export function readOrderText(text: string): OrderTable {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const sign = columnSign(lines)
  if (sign !== undefined) return readOrderTable(lines.map((line) => line.split(sign)))
  const parts = splitOrderText(text)
  const courtesies = parts.filter((part) => !saysGoods(part))
  const texts = parts.filter(saysGoods).map((line) => ({ text: line.slice(0, QUICK_ORDER_MAX_TEXT) }))
  return { lines: texts, withoutQuantity: 0, ...(courtesies.length > 0 ? { courtesies } : {}) }
}
