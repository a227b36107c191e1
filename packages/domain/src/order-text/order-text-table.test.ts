import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOrderTable, readOrderText } from './order-text-table.ts'

describe('a table of an order', () => {
  it('is read by the names of its columns, wherever the header stands', () => {
    const { lines } = readOrderTable([
      ['Ordine del 21/11', '', ''],
      ['Descrizione', 'Cod. articolo', 'Q.tà', 'U.M.'],
      ['Pelati', '1234567', '12', 'PZ'],
      ['Farina 00', '1234568', '2,5', 'kg'],
      ['Prosciutto', '1234569', '3', 'hg'],
      ['Acqua', '1234570', '2 casse', ''],
    ])
    expect(lines).toEqual([
      { text: 'Pelati', code: '1234567', amount: { value: 12, unit: 'piece' } },
      { text: 'Farina 00', code: '1234568', amount: { value: 2.5, unit: 'kg' } },
      { text: 'Prosciutto', code: '1234569', amount: { value: 0.3, unit: 'kg' } },
      { text: 'Acqua', code: '1234570', amount: { value: 2, unit: 'case' } },
    ])
  })

  it('takes the unit from the name of the column', () => {
    expect(
      readOrderTable([
        ['codice', 'colli'],
        ['1234567', '3'],
      ]).lines,
    ).toEqual([{ text: '1234567', code: '1234567', amount: { value: 3, unit: 'case' } }])
  })

  it('converts a column of grams to kilograms', () => {
    const grams = [
      ['articolo', 'grammi'],
      ['Zafferano', '50'],
    ]
    expect(readOrderTable(grams).lines).toEqual([{ text: 'Zafferano', amount: { value: 0.05, unit: 'kg' } }])
  })

  it('leaves out the rows of an order form that were not filled in', () => {
    const table = [
      ['EAN', 'Prodotto', 'Quantità'],
      ['8076800195057', 'Pasta', '4'],
      ['96385074', 'Riso', ''],
      ['', 'Sale', '0'],
    ]
    expect(readOrderTable(table)).toEqual({
      lines: [{ text: 'Pasta', code: '8076800195057', amount: { value: 4, unit: 'each' } }],
      withoutQuantity: 2,
    })
  })

  it('keeps every row of a list that has no quantities at all', () => {
    const { lines } = readOrderTable([
      ['codice', 'prodotto'],
      ['1234567', 'Pelati'],
      ['1234568', 'Farina'],
    ])
    expect(lines.map(({ code }) => code)).toEqual(['1234567', '1234568'])
  })

  it('finds codes, names and quantities of a table without header by the form of the cells', () => {
    expect(readOrderText('1234567\tPelati 400 g\t1,20\t12\n1234568\tFarina 00\t0,99\t6').lines).toEqual([
      { text: 'Pelati 400 g', code: '1234567', amount: { value: 12, unit: 'each' } },
      { text: 'Farina 00', code: '1234568', amount: { value: 6, unit: 'each' } },
    ])
    expect(readOrderText('Latte intero\t6').lines).toEqual([
      { text: 'Latte intero', amount: { value: 6, unit: 'each' } },
    ])
  })

  it('repairs codes damaged by spreadsheets, and uses the GTIN next to another code', () => {
    expect(
      readOrderTable([
        ['Codice', 'EAN', 'Qta'],
        ["'0012345", '8076800195057.0', '1'],
      ]).lines,
    ).toEqual([{ text: '0012345 8076800195057', code: '0012345', amount: { value: 1, unit: 'each' } }])
  })
})

describe('a pasted text', () => {
  it('is a table when its lines have columns, else free text', () => {
    expect(readOrderText('codice;quantità\n1234567;12').lines).toEqual([
      { text: '1234567', code: '1234567', amount: { value: 12, unit: 'each' } },
    ])
    expect(readOrderText('2 latte; 3 pane').lines).toEqual([{ text: '2 latte' }, { text: '3 pane' }])
  })

  it('never yields a line without words or a quantity of zero', () => {
    const cell = fc.oneof(
      fc.constantFrom('codice', 'qta', 'EAN', '12', '1234567', '', 'pelati', '0', '#', "'"),
      fc.string({ maxLength: 6 }),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 6 }), (rows) => {
        for (const { text, code, amount } of readOrderTable(rows).lines) {
          expect(text.trim()).not.toBe('')
          expect(code).not.toBe('')
          if (amount) expect(amount.value).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('leaves out greetings and thanks, and returns them', () => {
    const { lines, courtesies } = readOrderText('Ciao Marco, per domattina:\n2 kg burro\ngrazie mille')
    expect(lines).toEqual([{ text: '2 kg burro' }])
    expect(courtesies).toEqual(['Ciao Marco', 'per domattina', 'grazie mille'])
  })
})
