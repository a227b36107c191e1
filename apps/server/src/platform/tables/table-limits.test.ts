import { describe, expect, test } from 'vitest'
import { chosen } from '../../testing/extent.ts'
import { worstTexts } from '../../testing/worst-texts.ts'
import { workbookOf, worstWorkbooks } from '../../testing/files/worst-workbooks.ts'
import { readTable } from './read-table.ts'

const read = async (file: Buffer) => {
  const table = await readTable(file)
  const rows: string[][] = []
  for await (const { cells } of table.rows) rows.push(cells)
  return { columns: table.columns, rows }
}

describe('an upload is counted before it is held in memory', () => {
  const workbooks: [name: string, sentence: string][] = [
    ['empty rows', '50.000 righe'],
    ['empty rows that do not say their place', '50.000 righe'],
    ['empty rows with a prefix', '50.000 righe'],
    ['rows without the root of a sheet', '50.000 righe'],
    ['a cell far away behind a prefix', 'salvalo come CSV'],
    ['shared strings', 'troppo grande una volta aperto'],
    ['a long shared string in every cell', 'troppo testo'],
    ['a long number format', 'danneggiato'],
    ['sheets', 'troppo grande una volta aperto'],
    ['levels', 'troppi livelli'],
    ['levels in a part that nobody asks for', 'troppi livelli'],
    ['a comment that never ends', 'troppo testo'],
    ['a tag that never ends', 'troppo testo'],
    ['one cell', 'troppo testo'],
    ['one part that unfolds', 'troppo grande una volta aperto'],
    ['a size that is a lie', 'danneggiato'],
    ['a size that is said to be 4 GB', 'troppo grande una volta aperto'],
    ['the same bytes again and again', 'troppo grande una volta aperto'],
    ['a sheet in UTF-16', 'danneggiato'],
  ]
  test.each(chosen('workbooks that are too large', workbooks, 6))(
    'a workbook with %s',
    async (name, sentence) => {
      await expect(read(worstWorkbooks[name]?.() ?? Buffer.alloc(0))).rejects.toThrow(sentence)
    },
  )

  const texts: [name: string, sentence: string][] = [
    ['columns', '1000 colonne'],
    ['brackets, 5,000 of them', 'troppi livelli'],
    ['brackets, 100,000 of them', 'troppi livelli'],
    ['brackets that never close', 'troppi livelli'],
    ['objects in objects', 'troppi livelli'],
    ['names of every record', '1000 colonne'],
    ['names behind a long one', 'troppi livelli'],
  ]
  test.each(chosen('texts that are too large', texts, 3))('a text with %s', async (name, sentence) => {
    await expect(read(worstTexts[name]?.() ?? Buffer.alloc(0))).rejects.toThrow(sentence)
  })

  test('a JSON file whose records have few names each and many together is refused before it is laid out', async () => {
    const names = Array.from({ length: 900 }, (_, n) => `"n${n}":1`).join(',')
    const file = Buffer.from(`[{${names}},${'{"n0":1},'.repeat(5_000)}{}]`)
    await expect(read(file)).rejects.toThrow('salvalo come CSV')
  })

  test('a workbook is read by its directory, whatever else the archive contains', async () => {
    const hidden = worstWorkbooks['a part that the directory does not name']?.() ?? Buffer.alloc(0)
    expect((await read(hidden)).columns).toEqual(['1234567', '2'])
  })

  test('comments, CDATA, prefixes and quoted angle brackets do not make a workbook invalid', async () => {
    const rows =
      '<!-- <row> -->\n<x:row r="1"><x:c r="A1" t="str" note="a > b"><x:v>uno</x:v></x:c>' +
      "<x:c r='B1' t='str'><x:v>due &lt;3</x:v></x:c></x:row><![CDATA[<row>]]>" +
      '<row r="2"><c r="A2"><v>1</v></c></row>'
    const { columns, rows: found } = await read(workbookOf({ rows }))
    expect(columns).toEqual(['uno', 'due <3'])
    expect(found).toEqual([['1', '']])
  })
})
