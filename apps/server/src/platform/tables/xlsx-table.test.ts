import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { describe, expect, test } from 'vitest'
import { storedZip } from '../../testing/files/stored-zip.ts'
import { readTable } from './read-table.ts'
import type { TableOptions } from './table.ts'
import { bytesOf, writeXlsx } from './write-table.ts'

const workbook = (rows: SheetData) => writeExcelFile(rows).toBuffer()

const read = async (file: Buffer, options?: TableOptions) => {
  const table = await readTable(file, options)
  const rows: { line: number; cells: string[] }[] = []
  for await (const row of table.rows) rows.push(row)
  return { columns: table.columns, rows }
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** A workbook written by hand. */
const handMade = (sheet: string) =>
  storedZip({
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      '<workbook xmlns:r="x"><sheets><sheet name="A" sheetId="1" r:id="s"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="s" Type="${RELATIONS}/worksheet" Target="worksheets/s.xml"/></Relationships>`,
    'xl/worksheets/s.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  })

const text = (value: string) => ({ value, type: String })
const number = (value: number, format?: string) => ({
  value,
  type: Number,
  ...(format === undefined ? {} : { format }),
})
const header = ['a', 'b', 'c', 'd', 'e'].map(text)

describe('a workbook', () => {
  test('yields numbers, days, formulas and empty cells as people mean them', async () => {
    const file = await workbook([
      header,
      [],
      [
        number(3.49, '0.00'),
        { value: new Date('2026-11-21'), type: Date, format: 'dd/mm/yyyy' },
        { value: new Date('2026-11-21T08:30:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
        null,
        number(8001120000019),
      ],
    ])
    expect((await read(file)).rows).toEqual([
      { line: 3, cells: ['3.49', '2026-11-21', '2026-11-21 08:30', '', '8001120000019'] },
    ])
  })

  test('shows by scientific notation that a spreadsheet lost digits of a long number', async () => {
    const { rows } = await read(
      await workbook([header, [number(800123456789012350), number(8001234567890), number(0.1 + 0.2)]]),
    )
    expect(rows[0]?.cells.slice(0, 3)).toEqual(['8.00123456789012E+17', '8001234567890', '0.3'])
  })

  test('is read from its first sheet, or from the named one', async () => {
    const file = await writeExcelFile([
      { data: [[text('codice')]], sheet: 'Listino' },
      { data: [[text('z')]], sheet: 'Altro' },
    ]).toBuffer()
    expect((await read(file)).columns).toEqual(['codice'])
    expect((await read(file, { sheet: 'Altro' })).columns).toEqual(['z'])
    await expect(read(file, { sheet: 'Prezzi' })).rejects.toThrow('Listino, Altro')
  })

  test('whose uncompressed size exceeds the limit is refused before it is read', async () => {
    const file = await workbook([header, [text('x'.repeat(30_000)), text('y'.repeat(30_000))]])
    expect(file.length).toBeLessThan(10_000)
    await expect(read(file, { maxUnfoldedBytes: 50_000 })).rejects.toThrow('troppo grande')
  })

  test('with wrong sizes is refused before it is read', async () => {
    const file = await workbook([header, [text('x'.repeat(30_000)), text('y'.repeat(30_000))]])
    const lying = Buffer.from(file)
    for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0; at = lying.indexOf('PK\u0001\u0002', at + 1))
      if (lying.readUInt32LE(at + 24) > 50_000) lying.writeUInt32LE(10, at + 24)
    expect(lying.equals(file)).toBe(false)
    await expect(read(lying)).rejects.toThrow('danneggiato')
  })

  test('with a distant cell is refused before it is laid out, however the cell writes its reference', async () => {
    const near = '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>'
    expect((await read(handMade(near))).columns).toEqual(['1', '2'])
    const far = ['r="XFD200000"', "r='XFD200000'", 'r = "XFD200000"', 'r="XFD&#50;00000"']
    for (const place of far) {
      const sheet = `${near}<row><c ${place}><v>1</v></c></row>`
      await expect(read(handMade(sheet))).rejects.toThrow('salvalo come CSV')
    }
    await expect(read(handMade(`<row>${'<c/>'.repeat(300_001)}</row>`))).rejects.toThrow('salvalo come CSV')
  })

  test('that is truncated is refused as broken', async () => {
    const file = await workbook([header, [text('x'.repeat(1000))]])
    await expect(read(file.subarray(0, -100))).rejects.toThrow('danneggiato')
  })

  test('with more rows than allowed is refused', async () => {
    const file = await workbook([header, [text('1')], [text('2')]])
    await expect(read(file, { maxRows: 1 })).rejects.toThrow('più di 1 righe')
  })

  test('written by us is read back unchanged: numbers, days, texts that look like formulas', async () => {
    const columns = [
      { name: 'codice' },
      { name: 'prezzo', kind: 'euro' },
      { name: 'dal', kind: 'day' },
      { name: 'nome & "nota"' },
    ] as const
    const rows = [
      ['00123', 1234.5, '2026-11-21', '=1+1'],
      ['8001120000019', null, '2024-02-29', 'due\nrighe <b> 😀 \u0007'],
      ['', 0, 'presto', undefined],
    ]
    const file = await bytesOf(writeXlsx({ columns: [...columns], rows, sheetName: 'Listino [1]/2' }))
    const { columns: names, rows: found } = await read(file, { sheet: 'Listino  1  2' })
    expect(names).toEqual(['codice', 'prezzo', 'dal', 'nome & "nota"'])
    expect(found.map(({ cells }) => cells)).toEqual([
      ['00123', '1234.5', '2026-11-21', '=1+1'],
      ['8001120000019', '', '2024-02-29', 'due\nrighe <b> 😀'],
      ['', '0', 'presto', ''],
    ])
  })

  test('is not recognised in another kind of archive', async () => {
    const empty = Buffer.from('504b0304504b0506' + '00'.repeat(18), 'hex')
    await expect(read(empty)).rejects.toThrow(/archivio ZIP|danneggiato/)
  })
})
