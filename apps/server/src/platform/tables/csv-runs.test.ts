import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const cell = fc.oneof(
  fc.constantFrom('a', 'pane', '1,5', '', 'detto "bene"', 'due\nrighe', 'punto; virgola', '"', '""'),
  fc.string({ unit: fc.constantFrom('x', '"', ';', '\n', ' ', 'à'), maxLength: 6 }),
)
const plainRow = fc.constant(['liscio', '', 'senza'])
const rows = fc
  .array(
    fc.oneof(
      fc.array(fc.tuple(cell, cell, cell), { maxLength: 4 }),
      fc.array(plainRow, { minLength: 14, maxLength: 40 }),
    ),
    { maxLength: 6 },
  )
  .map((runs) => runs.flat())

const quoted = (text: string) => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

describe('a CSV file with and without quotes', () => {
  test('is read the same however lines with and without quotes alternate', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (body) => {
        const told = body.filter((cells) => cells.some((text) => text.trim() !== ''))
        const lines = body.map((cells) => cells.map(quoted).join(';'))
        const table = await readTable(Buffer.from(['uno;due;tre', ...lines].join('\n')))
        const read: string[][] = []
        for await (const { cells } of table.rows) read.push(cells)
        expect(read).toEqual(told.map((cells) => cells.map((text) => text.trim())))
      }),
      { numRuns: 300 },
    )
  })

  test('reports the line of every record, also below records of several lines', async () => {
    const plain = Array.from({ length: 40 }, (_, i) => `p${i};x`)
    const text = ['a;b', ...plain, 'q;"due\nrighe"', ...plain, '"s";t'].join('\n')
    const table = await readTable(Buffer.from(text))
    const lines: [number, string | undefined][] = []
    for await (const { line, cells } of table.rows) lines.push([line, cells[0]])
    expect(lines[0]).toEqual([2, 'p0'])
    expect(lines[40]).toEqual([42, 'q'])
    expect(lines[41]).toEqual([44, 'p0'])
    expect(lines.at(-1)).toEqual([84, 's'])
  })
})
