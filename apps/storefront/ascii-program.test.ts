import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { toAscii } from './ascii-program.ts'

const read = (code: string): unknown => runInNewContext(code)

test.each([
  ["'Caffè — 3 €'", 'Caffè — 3 €'],
  ['`già ${1 + 1}’`', 'già 2’'],
  [String.raw`'\\è' + '\’' + "\\\\€"`, String.raw`\è’` + String.raw`\\€`],
  ['/^[àè]€$/u.test("è€") && /😀+$/u.test("😀😀")', true],
])('%s says the same in ASCII', (code, said) => {
  const ascii = toAscii(code)
  expect(ascii).toMatch(/^[\0-\u007f]*$/)
  expect([read(ascii), read(code)]).toEqual([said, said])
})
