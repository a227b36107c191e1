import { addDaysIso, formatDay } from '@cambusa/domain/time/dates'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { RowReader } from '../../rows/row-reader.ts'

/** Data of the promotion in a row. */
export interface PromotionHead {
  key: string
  name: string
  type: string
  startDate: string
  endDate: string
  view: { body: string; cssClass: string }
}

const MAX_TEXT = 200
const DEFAULT_TYPE = 'taglio-prezzo'
const CSS_CLASS = 'promo-week'
const { reasons } = importTexts

/**
 * Reads the promotion of each row. Its first row sets its data; later rows must agree. A promotion that has begun keeps
 * its first day, and one that is over stays unchanged, because the lowest price of 30 days is computed from them.
 */
export async function createHeadReader(client: pg.ClientBase, today: string) {
  const { rows } = await client.query<PromotionHead>(
    `SELECT key, name, promo_type AS type, start_date AS "startDate", end_date AS "endDate", view FROM promotions`,
  )
  const known = new Map(rows.map((head) => [head.key, head]))
  const told = new Map<string, PromotionHead & { line: number }>()

  return function readHead(row: RowReader): PromotionHead | undefined {
    const key = row.required('key', { max: MAX_TEXT })
    const startDate = row.required('startDate') === undefined ? undefined : row.date('startDate')
    const endDate = row.required('endDate') === undefined ? undefined : row.date('endDate')
    if (key === undefined || startDate === undefined || endDate === undefined) return undefined
    if (endDate < startDate) return row.refuse('endDate', row.raw('endDate'), reasons.endsBeforeStart)
    const first = told.get(key)
    if (first !== undefined) return sameDays(row, first, startDate, endDate) ? first : undefined
    const before = known.get(key)
    if (before !== undefined && !mayMove(row, before, { startDate, endDate, today })) return undefined
    const name = row.text('name', { max: MAX_TEXT }) || before?.name || key
    const keepsText = before?.endDate === endDate && before.name === name
    const body =
      row.text('text', { max: MAX_TEXT }) ||
      (keepsText ? before.view.body : importTexts.promotionBody({ name, date: dayMonth(endDate) }))
    const type = row.text('type', { max: MAX_TEXT }) || before?.type || DEFAULT_TYPE
    const view = { body, cssClass: before?.view.cssClass ?? CSS_CLASS }
    const head = { key, name, type, startDate, endDate, view }
    told.set(key, { ...head, line: row.line })
    return head
  }
}

const dayMonth = (dateIso: string) => `${Number(dateIso.slice(8))}/${Number(dateIso.slice(5, 7))}`

function sameDays(row: RowReader, first: PromotionHead & { line: number }, start: string, end: string) {
  const field = start !== first.startDate ? 'startDate' : end !== first.endDate ? 'endDate' : undefined
  if (field === undefined) return true
  row.refuse(field, row.raw(field), reasons.otherDays({ line: first.line }))
  return false
}

function mayMove(
  row: RowReader,
  before: PromotionHead,
  { startDate, endDate, today }: { startDate: string; endDate: string; today: string },
): boolean {
  const isOver = before.endDate < today
  const hasBegun = before.startDate <= today
  if (isOver && (startDate !== before.startDate || endDate !== before.endDate)) {
    row.refuse('key', before.key, reasons.promotionEnded({ date: formatDay(before.endDate) }))
    return false
  }
  if (hasBegun && startDate !== before.startDate) {
    const reason = reasons.promotionBegun({ date: formatDay(before.startDate) })
    row.refuse('startDate', row.raw('startDate'), reason)
    return false
  }
  if (!isOver && hasBegun && endDate < addDaysIso(today, -1)) {
    row.refuse('endDate', row.raw('endDate'), reasons.endsInThePast)
    return false
  }
  return true
}
