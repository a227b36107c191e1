import { describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { inTransaction } from './database.ts'
import {
  declaredStatements,
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
} from './statement.ts'

const insertNote = writeStatement<{ id: number; text: string | null }>(
  'test_notes_insert',
  'insert into notes (id, text) values ($id, $text)',
)
const listNotes = listStatement<{ id: number; text: string }, { text: string; from: number }>(
  'test_notes_list',
  'select id, text from notes where text = $text::text and id >= $from and $from > 0 order by id',
)
const findNote = findStatement<{ text: string }, { id: number }>(
  'test_notes_find',
  'select text from notes where id = $id',
)
const countNotes = oneStatement<{ count: number }>(
  'test_notes_count',
  'select count(*)::int count from notes',
)
const renameNote = oneStatement<{ id: number }, { id: number; text: string }>(
  'test_notes_rename',
  'update notes set text = $text where id = $id returning id',
)

describe('a statement', async () => {
  const { db, pool } = await createTestDatabase()
  await pool.query('create table notes (id int primary key, text text)')
  await insertNote(db, { id: 1, text: 'pane' })
  await insertNote(db, { id: 2, text: 'pane' })

  test('takes its values by name, in any order and any number of times', async () => {
    expect(await listNotes(db, { from: 2, text: 'pane' })).toEqual([{ id: 2, text: 'pane' }])
    expect(await listNotes(db, { text: 'pane', from: 1 })).toHaveLength(2)
  })

  test('returns the number of written rows, one row or undefined, or a count', async () => {
    expect(await insertNote(db, { id: 3, text: null })).toBe(1)
    expect(await findNote(db, { id: 3 })).toEqual({ text: null })
    expect(await findNote(db, { id: 99 })).toBeUndefined()
    expect((await countNotes(db)).count).toBe(3)
  })

  test('runs in a transaction and on a separate connection', async () => {
    await inTransaction(db, async (tx) =>
      expect(await renameNote(tx, { id: 1, text: 'olio' })).toEqual({ id: 1 }),
    )
    expect(await findNote(pool, { id: 1 })).toEqual({ text: 'olio' })
  })

  test('that must return a row and finds none fails with its name', async () => {
    await expect(renameNote(db, { id: 99, text: 'olio' })).rejects.toThrow(
      'test_notes_rename answered no row',
    )
  })

  test('fails when a value is missing, instead of sending null', async () => {
    const forgotten = { id: 5 } as { id: number; text: string }
    await expect(insertNote(db, forgotten)).rejects.toThrow('test_notes_insert lacks its value text')
  })

  test('with a duplicate name stops the program when it is loaded', () => {
    expect(() => findStatement('test_notes_find', 'select 1')).toThrow(
      'two statements have the name test_notes_find',
    )
    expect(declaredStatements().find(({ name }) => name === 'test_notes_find')?.text).toContain(
      'where id = $1',
    )
  })
})
