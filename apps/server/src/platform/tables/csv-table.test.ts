import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import type { TableRow } from './table.ts'
import { bytesOf, writeCsv } from './write-table.ts'

const read = async (file: string | Buffer) => {
  const table = await readTable(typeof file === 'string' ? Buffer.from(file) : file)
  const rows: TableRow[] = []
  for await (const row of table.rows) rows.push(row)
  return { columns: table.columns, rows, cells: rows.map(({ cells }) => cells) }
}

describe('a CSV file', () => {
  test.each([
    [';', 'codice;nome\nA1;Pane, di casa\n'],
    [',', 'codice,nome\nA1,"Pane, di casa"\n'],
    ['\t', 'codice\tnome\nA1\tPane, di casa\n'],
    ['|', 'codice|nome\nA1|Pane, di casa\n'],
    ['sep=', 'sep=;\ncodice;nome\nA1;Pane, di casa\n'],
    ['whole lines in quotes', '"codice,nome"\n"A1,""Pane, di casa"""\n'],
    ['CR LF', 'codice;nome\r\nA1;Pane, di casa\r\n'],
    ['CR alone', 'codice;nome\rA1;Pane, di casa'],
  ])('separated by %s is read', async (_, file) => {
    const { columns, cells } = await read(file)
    expect(columns).toEqual(['codice', 'nome'])
    expect(cells).toEqual([['A1', 'Pane, di casa']])
  })

  test('is read in UTF-8, UTF-16 and Windows-1252, with and without byte order mark', async () => {
    const text = 'codice;nome\nA1;Caffè – 10 €\n'
    const swapped = Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
    const ansi = Buffer.from(
      text.replace('è', '\u00e8').replace('–', '\u0096').replace('€', '\u0080'),
      'latin1',
    )
    const files = [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      swapped,
      ansi,
    ]
    for (const file of files) {
      const { columns, cells } = await read(file)
      expect(columns).toEqual(['codice', 'nome'])
      expect(cells).toEqual([['A1', 'Caffè – 10 €']])
    }
  })

  test('concatenated from two encodings is read line by line', async () => {
    const file = Buffer.concat([
      Buffer.from('codice;nome\nA1;Caffè\n'),
      Buffer.from('A2;T\u00e8 verde\n', 'latin1'),
    ])
    expect((await read(file)).cells).toEqual([
      ['A1', 'Caffè'],
      ['A2', 'Tè verde'],
    ])
  })

  test('keeps line breaks, delimiters and quotes inside quotes, and the line where each record begins', async () => {
    const { rows } = await read('a;b;c\n1;"due\nrighe";"x;""y"""\n\n;;\n2;Tubo 5" nero;3\n')
    expect(rows).toEqual([
      { line: 2, cells: ['1', 'due\nrighe', 'x;"y"'] },
      { line: 6, cells: ['2', 'Tubo 5" nero', '3'] },
    ])
  })

  test('loses no line because of a quote that was never closed', async () => {
    const { rows } = await read('a;b;c\n"Pane;1;2\n"Riso";3;4\n"Farina "00";5;6\n"Sale";7;8\n9;"Pepe;10')
    expect(rows.map(({ line, cells }) => ({ line, cells }))).toEqual([
      { line: 2, cells: ['Pane', '1', '2'] },
      { line: 3, cells: ['Riso', '3', '4'] },
      { line: 4, cells: ['Farina "00', '5', '6'] },
      { line: 5, cells: ['Sale', '7', '8'] },
      { line: 6, cells: ['9', 'Pepe', '10'] },
    ])
    expect(rows.filter(({ remark }) => remark !== undefined).map(({ line }) => line)).toEqual([2, 4, 6])
  })

  test('with thousands of open quotes is still read quickly', async () => {
    const lines = Array.from({ length: 20_000 }, (_, place) => `"Prodotto ${place};1;2`)
    const started = process.cpuUsage()
    const { rows } = await read(`a;b;c\n${lines.join('\n')}\n`)
    expect(rows).toHaveLength(20_000)
    expect(rows.every(({ cells }) => cells.length === 3)).toBe(true)
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5)
  })

  test('keeps leading zeros that were protected for a spreadsheet', async () => {
    expect((await read('codice;prezzo\n="00123";1,50\n"=""00124""";2\n')).cells).toEqual([
      ['00123', '1,50'],
      ['00124', '2'],
    ])
  })

  test('is not split in the middle of an HTML entity', async () => {
    const file =
      'codice;nome;nota\nA1;Sale &amp; pepe;\nA2;Perch&egrave; no;x\nA3;L&#8217;Antico &amp;amp; R&D;y\nA4;"Pane &amp; olio";z\n'
    expect((await read(file)).cells).toEqual([
      ['A1', 'Sale &amp; pepe', ''],
      ['A2', 'Perch&egrave; no', 'x'],
      ['A3', 'L&#8217;Antico &amp;amp; R&D', 'y'],
      ['A4', 'Pane &amp; olio', 'z'],
    ])
  })

  test('finds its delimiter below a header with a comma in it', async () => {
    const { columns } = await read('codice;prezzo, IVA inclusa;nome, lungo\nA;1,5;x\nB;2,5;y\n')
    expect(columns).toEqual(['codice', 'prezzo, IVA inclusa', 'nome, lungo'])
  })

  test('with two columns is not misled by characters in its cells', async () => {
    const { columns, cells } = await read('codice,nome\nA1,Pane; bianco\nA2,Riso; rosso\n')
    expect(columns).toEqual(['codice', 'nome'])
    expect(cells[1]).toEqual(['A2', 'Riso; rosso'])
  })

  test('with one column keeps commas in it', async () => {
    const { columns, cells } = await read('parole\nprezzemolo,erbe,odori\nbibite, soft drink\n')
    expect(columns).toEqual(['parole'])
    expect(cells).toEqual([['prezzemolo,erbe,odori'], ['bibite, soft drink']])
  })

  test('may begin with a title if the reader allows one', async () => {
    const file = Buffer.from('Listino novembre 2026\n\ncodice;nome\nA1;Pane\nA2\nA3;Riso\nA4;Sale\n')
    const table = await readTable(file, { skipTitle: true })
    expect(table).toMatchObject({ columns: ['codice', 'nome'], headerLine: 3 })
  })

  test('with one column and no header is read from its first line', async () => {
    const table = await readTable(Buffer.from('8001120000019\n8001120000026\n'))
    expect(table).toMatchObject({ columns: ['8001120000019'], headerLine: 1 })
  })

  test('written by us shows numbers the Italian way and no text as a formula', async () => {
    const columns = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name }))
    const rows = [['=1+1', '+1', '-1', '@x', -1.5]]
    expect((await bytesOf(writeCsv({ columns, rows }))).toString()).toBe(
      "\ufeffa;b;c;d;e\r\n'=1+1;'+1;'-1;'@x;-1,5\r\n",
    )
  })

  test('written by us is read back unchanged, with formulas made harmless', async () => {
    const cell = fc
      .string({ unit: fc.constantFrom(...'aè=+-@;,"\'\n€ 0.'), maxLength: 8 })
      .map((text) => text.trim())
    const row = fc.tuple(fc.constantFrom('A1', 'B2'), cell, cell)
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
        const bytes = await bytesOf(
          writeCsv({ columns: [{ name: 'x' }, { name: 'y' }, { name: 'z' }], rows }),
        )
        const guarded = rows.filter((cells) => !cells.some((text) => /^'[=+\-@]|^="/.test(text)))
        if (guarded.length < rows.length) return
        expect((await read(bytes)).cells).toEqual(rows)
      }),
    )
  })

  test('with many lines, few of them with quotes, is read back line by line', async () => {
    const cell = fc.constantFrom(
      'Pane',
      'Sale & pepe',
      '3,50',
      'Tubo 5" nero',
      'due\nrighe',
      'a;b',
      '"tra virgolette"',
      '',
    )
    const row = fc.tuple(
      fc.constantFrom('A1', 'B2'),
      fc.oneof({ weight: 30, arbitrary: fc.constant('Pane') }, cell),
      cell,
    )
    const plain = fc.tuple(fc.constant('C3'), fc.constant('Riso'), fc.constant('1'))
    const rows = fc.array(fc.oneof({ weight: 20, arbitrary: plain }, row), { minLength: 1, maxLength: 120 })
    await fc.assert(
      fc.asyncProperty(rows, async (told) => {
        const bytes = await bytesOf(
          writeCsv({ columns: [{ name: 'x' }, { name: 'y' }, { name: 'z' }], rows: told }),
        )
        const found = await read(bytes)
        expect(found.cells).toEqual(told)
        let line = 2
        for (const [place, cells] of told.entries()) {
          expect(found.rows[place]?.line).toBe(line)
          line += cells.join('').split('\n').length
        }
      }),
    )
  })

  test.each([
    ['nothing', Buffer.alloc(0), 'Il file è vuoto'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'vecchio formato'],
    ['a picture', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'non è CSV'],
  ])('is refused with a sentence when it contains %s', async (_, file, sentence) => {
    await expect(read(file)).rejects.toThrow(sentence)
  })
})
