import { expect, it } from 'vitest'
import { readListTable } from './list-table.ts'

const rows = (...cells: string[][]) => cells.map((each, at) => ({ row: at + 1, cells: each }))

it('lines keep the number of their row, below a title and a header', () => {
  const table = rows(
    ['Lista del lunedì', '', ''],
    ['Codice', 'Prodotto', 'Quantità'],
    ['P-1', 'Farina', '2'],
    ['', '', ''],
    ['P-2', 'Mele', '1,5 kg'],
    ['', 'Uova', 'tante'],
    ['', 'Sale', ''],
  )
  expect(readListTable(table)).toEqual([
    { row: 3, code: 'P-1', text: 'Farina', amount: { value: 2, unit: 'each' }, isUnreadable: false },
    { row: 5, code: 'P-2', text: 'Mele', amount: { value: 1.5, unit: 'kg' }, isUnreadable: false },
    { row: 6, code: '', text: 'Uova', amount: undefined, isUnreadable: true },
    { row: 7, code: '', text: 'Sale', amount: undefined, isUnreadable: false },
  ])
})

it('a table without a header is read by the form of its cells', () => {
  expect(readListTable(rows(['P-100023', '3'], ['Farina 00', '2']))).toEqual([
    { row: 1, code: 'P-100023', text: '', amount: { value: 3, unit: 'each' }, isUnreadable: false },
    { row: 2, code: '', text: 'Farina 00', amount: { value: 2, unit: 'each' }, isUnreadable: false },
  ])
})
