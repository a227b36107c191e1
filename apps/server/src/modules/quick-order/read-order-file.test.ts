import { readQuickOrder } from '@cambusa/contract/cart/quick-order'
import { expect, it } from 'vitest'
import { bytesOf, writeXlsx } from '../../platform/tables/write-table.ts'
import type { TableValue } from '../../platform/tables/table-to-write.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()

/** Sends bytes as a browser does; returns envelope and status. */
async function read(
  file: Buffer | string,
  contentType = 'application/octet-stream',
  remoteAddress = '127.0.0.1',
) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/ebsn/api${readQuickOrder.url}`,
    headers: { 'content-type': contentType },
    payload: file,
    remoteAddress,
  })
  const { response, data } = answer.json<{
    response: { errors: { error: string; code: string }[] }
    data: unknown
  }>()
  return {
    status: answer.statusCode,
    errors: response.errors,
    data,
    retryAfter: answer.headers['retry-after'],
  }
}

const workbook = (names: string[], rows: TableValue[][]) =>
  bytesOf(writeXlsx({ columns: names.map((name) => ({ name })), rows }))

it('reads an order from a workbook by its column names', async () => {
  const file = await workbook(
    ['Codice', 'Descrizione', 'Quantità', 'UM'],
    [
      ['1234567', 'Pelati', 12, 'PZ'],
      ['1234568', 'Farina', '', 'PZ'],
      ['1234569', 'Prosciutto', 1.5, 'kg'],
    ],
  )
  expect((await read(file)).data).toEqual({
    lines: [
      { text: 'Pelati', code: '1234567', amount: { value: 12, unit: 'piece' } },
      { text: 'Prosciutto', code: '1234569', amount: { value: 1.5, unit: 'kg' } },
    ],
    withoutQuantity: 1,
  })
})

it('reads what a spreadsheet in Italy saves as CSV, with or without a header', async () => {
  const windows = Buffer.from('Descrizione;Quantit\u00e0\r\nCaff\u00e8 macinato;2,5\r\n', 'latin1')
  expect((await read(windows, 'text/csv')).data).toMatchObject({
    lines: [{ text: 'Caffè macinato', amount: { value: 2.5, unit: 'each' } }],
  })
  expect((await read('1234567;12\n1234568;6\n')).data).toMatchObject({
    lines: [
      { code: '1234567', amount: { value: 12, unit: 'each' } },
      { code: '1234568', amount: { value: 6, unit: 'each' } },
    ],
  })
})

it('says in plain words why a file is refused', async () => {
  const codes = async (file: Buffer | string) => {
    const { status, errors } = await read(file)
    for (const { error } of errors) expect(error).toMatch(/^[A-ZÈ].*\.$/)
    return [status, ...errors.map(({ code }) => code)]
  }
  expect(await codes('')).toEqual([200, 'quickOrder.fileUnreadable'])
  expect(await codes(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toEqual([
    200,
    'quickOrder.fileUnreadable',
  ])
  expect(await codes(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).toEqual([
    200,
    'quickOrder.fileUnreadable',
  ])
  expect(await codes(Buffer.alloc(1_048_577, 'a'))).toEqual([200, 'quickOrder.fileTooLarge'])
  expect(await codes(Buffer.alloc(2_200_000, 'a'))).toEqual([413, 'request.tooLarge'])
  const rows = Array.from({ length: 501 }, (_, i) => `${1_000_000 + i};1`).join('\n')
  expect(await codes(`codice;quantità\n${rows}`)).toEqual([200, 'quickOrder.tooManyLines'])
})

it('has one file of a caller running and one waiting; another caller’s is read', async () => {
  const order = '1234567;12\n'
  // Starts the worker first: on a busy machine the first file may exceed its time limit.
  await read(order)
  // Long enough to be running when the others arrive.
  const long = `codice;quantità\n${'1234567;1\n'.repeat(10_000)}`
  const sent = Array.from({ length: 6 }, () => read(long, undefined, '203.0.113.1'))
  const others = read(order, undefined, '198.51.100.1')
  const own = await Promise.all(sent)
  const refused = own.filter(({ status }) => status === 429)
  expect([own.filter(({ status }) => status === 200).length, refused.length]).toEqual([2, 4])
  for (const { retryAfter, errors } of refused)
    expect([Number(retryAfter) > 0, errors.map(({ code }) => code)]).toEqual([true, ['request.tooMany']])
  expect((await others).status).toBe(200)
})
