import { describe, expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const read = async (text: string) => {
  const table = await readTable(Buffer.from(text))
  const cells: string[][] = []
  const problems: string[] = []
  for await (const row of table.rows) {
    if (row.problem === undefined) cells.push(row.cells)
    else problems.push(`${row.line} ${row.problem}`)
  }
  return { columns: table.columns, cells, ...(problems.length > 0 ? { problems } : {}) }
}

describe('a JSON file', () => {
  test.each([
    ['a list', '[{"codice":"A1","prezzo":1.5},{"codice":"A2","prezzo":null}]'],
    [
      'a list within an object',
      '{"meta":{"tags":["x"]},"rows":[{"codice":"A1","prezzo":1.5},{"codice":"A2"}],"end":[{"z":1}]}',
    ],
    ['one record per line', '{"codice":"A1","prezzo":1.5}\n{"codice":"A2","prezzo":""}\n'],
    ['lists within a list', '[["codice","prezzo"],["A1",1.5],["A2",""]]'],
  ])('that contains %s is read', async (_, text) => {
    expect(await read(text)).toEqual({
      columns: ['codice', 'prezzo'],
      cells: [
        ['A1', '1.5'],
        ['A2', ''],
      ],
    })
  })

  test('has a column for every name in any record, including groups and lists', async () => {
    const text = '[{"a":"}]{[\\"","b":["x","y"]},{"c":{"d":2,"e":true},"f":[{"g":1}]}]'
    expect(await read(text)).toEqual({
      columns: ['a', 'b', 'c.d', 'c.e', 'f'],
      cells: [
        ['}]{["', 'x|y', '', '', ''],
        ['', '', '2', 'true', '[{"g":1}]'],
      ],
    })
  })

  test('is read across chunk boundaries', async () => {
    const records = Array.from({ length: 20_000 }, (_, place) => ({ codice: `A${place}`, nome: 'Caffè "[{' }))
    const { cells } = await read(JSON.stringify(records))
    expect(cells).toHaveLength(20_000)
    expect(cells.every(([, name]) => name === 'Caffè "[{')).toBe(true)
  })

  test.each([
    ['[{"a":1},{"a":1,},{"a":2}]', '2 il record non è JSON valido'],
    ['[{"a":1},{"a":1,"a":3},{"a":2}]', '2 il record ha due volte lo stesso nome'],
    ['[{"a":1},null,{"a":2}]', '2 non è un record'],
    ['[{"a":1},"x",{"a":2}]', '2 non è un record'],
    ['[{"a":1},["x"],{"a":2}]', '2 non è un record'],
    ['[{"a":1},{"a":NaN},{"a":2}]', '2 il record non è JSON valido'],
    ['[{"a":1},\n{"a":"x},\n{"a":2}]', '2 il record non è JSON valido'],
    ['[{"a":1},\n{"a":\n"x\n},\n{"a":2}]', '2 il record non è JSON valido'],
    ['[{"a":1},{"a":"\\u0000"},{"a":2}]', '2 contiene un segno nullo'],
    ['{"a":1}\n{"a":"x}\n{"a":2}\n', '2 il record non è JSON valido'],
    ['{"a":1}\n{"a":{"b":1}\n{"a":2}\n', '2 il record non è JSON valido'],
    ['{"a":1}\nniente\n{"a":2}\n', '2 il record non è JSON valido'],
    ['{"rows":[{"a":1},5,{"a":2}],"n":[1]}', '2 non è un record'],
    ['[["a"],[1],{"a":9},[2]]', '3 non è un record'],
  ])('loses only the broken record: %s', async (text, problem) => {
    const { cells, problems } = await read(text)
    expect(cells.map(([cell]) => cell)).toEqual(['1', '2'])
    expect(problems).toEqual([expect.stringContaining(problem)])
  })

  test.each([
    ['is cut short', '[{"a":1},{"a":', 'record 2'],
    ['holds no records', '{"a":{"b":1}}', 'elenco di record'],
  ])('is refused with the position where it %s', async (_, text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence)
  })
})
