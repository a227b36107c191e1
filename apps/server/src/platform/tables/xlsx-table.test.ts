import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { describe, expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import type { TableOptions } from './table.ts'
import { bytesOf, writeXlsx } from './write-table.ts'

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook made by hand: sheets by name, with what a spreadsheet would write around them. */
async function workbook(
  sheets: Record<string, string>,
  more: { hidden?: string; sst?: string; styles?: string; date1904?: boolean } = {},
) {
  const zip = new ZipFile()
  const add = (name: string, xml: string) => zip.addBuffer(Buffer.from(xml), name)
  const names = Object.keys(sheets)
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${REL}/${type}" Target="${target}"/>`
  add('_rels/.rels', `<Relationships>${relation('r1', 'officeDocument', '/xl/workbook.xml')}</Relationships>`)
  const tags = names.map(
    (name, place) =>
      `<sheet name="${name}" sheetId="${place + 1}" r:id="s${place}"${name === more.hidden ? ' state="hidden"' : ''}/>`,
  )
  add(
    'xl/workbook.xml',
    `<workbook xmlns:r="x">${more.date1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${tags.join('')}</sheets></workbook>`,
  )
  const rels = names.map((_, place) => relation(`s${place}`, 'worksheet', `worksheets/s${place}.xml`))
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships>${rels.join('')}${relation('a', 'sharedStrings', 'sharedStrings.xml')}${relation('b', 'styles', 'styles.xml')}</Relationships>`,
  )
  if (more.sst) add('xl/sharedStrings.xml', `<sst>${more.sst}</sst>`)
  if (more.styles) add('xl/styles.xml', `<styleSheet>${more.styles}</styleSheet>`)
  names.forEach((name, place) =>
    add(`xl/worksheets/s${place}.xml`, `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`),
  )
  zip.end()
  return buffer(zip.outputStream as Readable)
}

const read = async (file: Buffer, options?: TableOptions) => {
  const table = await readTable(file, options)
  const rows: { line: number; cells: string[] }[] = []
  for await (const row of table.rows) rows.push(row)
  return { columns: table.columns, rows }
}
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const header = `<row>${['a', 'b', 'c', 'd', 'e', 'f'].map(inline).join('')}</row>`
const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="0000000000000"/><numFmt numFmtId="165" formatCode="[$-410]dd\\ mmm\\ yyyy;@"/><numFmt numFmtId="166" formatCode="#,##0.00&quot; d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="9"/><xf numFmtId="22"/><xf numFmtId="166"/></cellXfs>'

describe('a workbook', () => {
  test('gives numbers, days, percentages, codes and formulas as people see them', async () => {
    const row = `<row r="5"><c r="A5" s="1"><v>12345678905</v></c><c r="B5" s="2"><v>46347</v></c><c r="C5" s="3"><v>0.22</v></c><c r="D5" s="4"><v>46347.354166666664</v></c><c r="E5"><f>1+1</f><v>3.4900000000000002</v></c><c r="F5" s="5"><v>8001120000019</v></c></row>`
    expect((await read(await workbook({ Foglio: header + row }, { styles }))).rows).toEqual([
      { line: 5, cells: ['0012345678905', '2026-11-21', '22%', '2026-11-21 08:30', '3.49', '8001120000019'] },
    ])
  })

  test('says by scientific notation that a spreadsheet lost digits of a long number', async () => {
    const row = `<row r="2"><c r="A2"><v>8.0012345678901235E+17</v></c><c r="B2"><v>8.00123456789E+12</v></c></row>`
    const { rows } = await read(await workbook({ F: header + row }))
    expect(rows[0]?.cells.slice(0, 2)).toEqual(['8.00123456789012E+17', '8001234567890'])
  })

  test('joins the runs of shared texts, leaves their notes out, and keeps cells in their columns', async () => {
    const sst =
      '<si><r><t>Caf</t></r><r><t xml:space="preserve">fè </t></r><rPh><t>no</t></rPh></si><si><t>B &amp; C_x000D_</t></si>'
    const row =
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c><c r="E2" t="b"><v>1</v></c><c r="F2" t="e"><v>#N/D</v></c></row><row r="3"/>'
    expect((await read(await workbook({ F: header + row }, { sst }))).rows).toEqual([
      { line: 2, cells: ['', 'Caffè', '', 'B & C', 'true', '#N/D'] },
    ])
  })

  test('counts days from 1904 where it says so, and knows the days before March 1900', async () => {
    const row = '<row r="2"><c r="A2" s="2"><v>1</v></c></row>'
    const first = async (date1904: boolean) =>
      (await read(await workbook({ F: header + row }, { styles, date1904 }))).rows[0]?.cells[0]
    expect(await first(true)).toBe('1904-01-02')
    expect(await first(false)).toBe('1900-01-01')
  })

  test('is read from its first visible sheet, or from the one that is named', async () => {
    const sheets = {
      Note: `<row>${inline('x')}</row>`,
      Listino: `<row>${inline('codice')}</row>`,
      Altro: `<row>${inline('z')}</row>`,
    }
    const file = await workbook(sheets, { hidden: 'Note' })
    expect((await read(file)).columns).toEqual(['codice'])
    expect((await read(file, { sheet: 'altro' })).columns).toEqual(['z'])
    await expect(read(file, { sheet: 'Prezzi' })).rejects.toThrow('Note, Listino, Altro')
  })

  test('that unfolds beyond its bound is refused before it is read', async () => {
    const file = await workbook({ F: header + `<row>${inline('x'.repeat(3_000_000))}</row>` })
    expect(file.length).toBeLessThan(50_000)
    await expect(read(file, { maxUnfoldedBytes: 1_000_000 })).rejects.toThrow('troppo grande')
  })

  test('that lies about its sizes, swells by entities, or is cut short is refused as broken', async () => {
    const file = await workbook({ F: header + `<row>${inline('x'.repeat(100_000))}</row>` })
    const lying = Buffer.from(file)
    for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0; at = lying.indexOf('PK\u0001\u0002', at + 1))
      if (lying.readUInt32LE(at + 24) > 50_000) lying.writeUInt32LE(10, at + 24)
    await expect(read(lying)).rejects.toThrow('danneggiato')
    await expect(read(file.subarray(0, -100))).rejects.toThrow('danneggiato')
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from('<!DOCTYPE x [<!ENTITY a "aaaa">]><Relationships/>'), '_rels/.rels')
    zip.end()
    await expect(read(await buffer(zip.outputStream as Readable))).rejects.toThrow('danneggiato')
  })

  test('of more rows than allowed is refused', async () => {
    const file = await workbook({ F: header + `<row>${inline('1')}</row><row>${inline('2')}</row>` })
    await expect(read(file, { maxRows: 1 })).rejects.toThrow('più di 1 righe')
  })

  test('that we wrote reads as it was: numbers, days, texts that look like formulas', async () => {
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

  test('of another kind of archive is no table', async () => {
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from('x'), 'readme.txt')
    zip.end()
    await expect(read(await buffer(zip.outputStream as Readable))).rejects.toThrow('non è CSV, XLSX o JSON')
  })
})
