import type { OrderNote } from '@cambusa/contract/orders/order-afterwards'
import type { addOrderNote, listOrderNotes, updateOrderNote } from '@cambusa/contract/orders/order-notes'
import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import { FIRST_PAGE, ORDER_PAGE_SIZE } from '@cambusa/domain/constants'
import {
  isEmptyNote,
  isNoteChangeable,
  isRateable,
  noteChangeableUntil,
  RATED,
  type WrittenNote,
} from '@cambusa/domain/orders/order-note'
import type { Platform, RequestSession } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { pageInfo } from '../../../platform/http/page-info.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import {
  countNotes,
  findNoteOfOrder,
  insertNote,
  listNotes,
  lockNote,
  lockOrderToRate,
  updateNote,
  type NoteRow,
} from './notes.queries.ts'

type Needs = Pick<Platform, 'config' | 'db'>
type Given = Partial<{ [Field in keyof WrittenNote]: WrittenNote[Field] | undefined }>

const ownerOf = ({ userId, companyId }: RequestSession) => ({ userId, companyId })
const NOTHING: WrittenNote = { goods: null, punctuality: null, courtesy: null, text: '' }

/** The note with the given values; what is not given stays. Throws note.empty. */
function noteWith(before: WrittenNote, { goods, punctuality, courtesy, text }: Given): WrittenNote {
  const note = {
    goods: goods === undefined ? before.goods : goods,
    punctuality: punctuality === undefined ? before.punctuality : punctuality,
    courtesy: courtesy === undefined ? before.courtesy : courtesy,
    text: (text ?? before.text).trim(),
  }
  if (isEmptyNote(note)) throw refuse('note.empty')
  return note
}

const isSame = (one: WrittenNote, other: WrittenNote) =>
  one.text === other.text && RATED.every((rated) => one[rated] === other[rated])

function wireNote(row: NoteRow, now: Date): OrderNote {
  const { id: noteId, createdAt, updatedAt, ...note } = row
  return {
    noteId,
    ...note,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    changeableUntil: noteChangeableUntil(createdAt).toISOString(),
    canChange: isNoteChangeable(createdAt, now),
  }
}

/**
 * Rates an own order that was handed over, once; the same again returns the note. Throws order.unknown (404),
 * note.notYet, note.empty, and note.exists if it has another note.
 */
export function addNote(
  { db }: Needs,
  session: RequestSession,
  { order_id: orderId, ...given }: BodyOf<typeof addOrderNote>,
  now: Date,
): Promise<OrderNote> {
  const owner = ownerOf(session)
  const note = noteWith(NOTHING, given)
  return inTransaction(db, async (tx) => {
    const order = await lockOrderToRate(tx, { ...owner, orderId })
    if (order === undefined) throw refuse('order.unknown')
    if (!isRateable(order.status, order.isHandedOver)) throw refuse('note.notYet')
    const before = await findNoteOfOrder(tx, { ...owner, orderId })
    if (before !== undefined && !isSame(before, note)) throw refuse('note.exists')
    if (before === undefined) await insertNote(tx, { ...owner, ...note, orderId, now })
    return wireNote((await findNoteOfOrder(tx, { ...owner, orderId }))!, now)
  })
}

/** Changes an own note within its days. Throws note.unknown, note.tooLate with the shop's telephone, note.empty. */
export function changeNote(
  { db, config }: Needs,
  session: RequestSession,
  { noteId, ...given }: BodyOf<typeof updateOrderNote>,
  now: Date,
): Promise<OrderNote> {
  const owner = ownerOf(session)
  return inTransaction(db, async (tx) => {
    const before = await lockNote(tx, { ...owner, noteId })
    if (before === undefined) throw refuse('note.unknown')
    if (!isNoteChangeable(before.createdAt, now))
      throw refuse('note.tooLate', { phone: config.shop.contacts.phone })
    const note = noteWith(before, given)
    const changed = await updateNote(tx, { ...note, noteId, now })
    return wireNote({ ...before, ...note, updatedAt: changed === 0 ? before.updatedAt : now }, now)
  })
}

/** A page of the customer's own notes, newest first. */
export async function listNotesOf(
  db: Db,
  session: RequestSession,
  { filter, page = FIRST_PAGE, page_size: size = ORDER_PAGE_SIZE }: BodyOf<typeof listOrderNotes>,
  now: Date,
): Promise<DataOf<typeof listOrderNotes>> {
  const filters = { ...ownerOf(session), orderId: filter?.order_id ?? null }
  const [rows, { count: totItems }] = await Promise.all([
    listNotes(db, { ...filters, limit: size, offset: (page - FIRST_PAGE) * size }),
    countNotes(db, filters),
  ])
  return {
    notes: rows.map((row) => wireNote(row, now)),
    page: pageInfo(page, size, totItems),
  }
}

/** The note of an own order; null: none. */
export async function noteOfOrder(
  db: Db,
  own: { orderId: number; userId: number; companyId: number | null },
  now: Date,
): Promise<OrderNote | null> {
  const row = await findNoteOfOrder(db, own)
  return row === undefined ? null : wireNote(row, now)
}
