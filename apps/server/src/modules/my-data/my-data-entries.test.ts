import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { formAttachments, formMessages } from '../../platform/schema/form-messages.ts'
import { auditLog } from '../../platform/schema/audit-log.ts'
import { pdfRuns } from '../../testing/files/pdf-text.ts'
import { fillHostileShop } from '../../testing/hostile/hostile-shop.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildUser } from '../../testing/factories/users.ts'
import { buildCast, type Victim } from '../../testing/owners/cast.ts'
import { marksIn } from '../../testing/owners/owner-marks.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { myDataEntries } from './my-data-entries.ts'

const AT = new Date('2026-11-26T10:00:00Z')
const HER = ['ada', 'adauno', 'adadue']
/** Fields of hers that are not in the copy, as copied-sections.ts and left-out-tables.ts say why. */
const LEFT_OUT = ['saluto', 'indice', 'mandato', 'conto', 'invita', 'riferimento', 'dichiararesa', 'recapito']

let test: TestApp
let victim: Victim
let files: Map<string, Buffer>
let pasta: number

const entriesOf = async (userId: number) => {
  const made = new Map<string, Buffer>()
  const entries = myDataEntries({ shop: 'Cambusa', colour: '#1d4d3a' })(test.db, userId, AT)
  for await (const { name, content } of entries)
    made.set(name, Buffer.isBuffer(content) ? content : await buffer(content))
  return made
}
const textOf = (name: string) => files.get(name)?.toString() ?? ''

const send = async (senderEmail: string, text: string) => {
  const [message] = await test.db
    .insert(formMessages)
    .values({
      formId: 'contatti',
      title: 'Contatti',
      senderEmail,
      rows: [{ name: 'testo', label: 'Messaggio', value: text }],
      nonceHash: Buffer.from(text),
      contentHash: Buffer.from(text),
    })
    .returning({ id: formMessages.id })
  await test.db.insert(formAttachments).values({
    messageId: message!.id,
    place: 0,
    fileName: '../ricevuta d’acquisto.pdf',
    contentType: 'application/pdf',
    content: Buffer.from(text),
  })
}

beforeAll(async () => {
  test = await buildTestApp()
  const { goods } = await fillHostileShop(test.db)
  pasta = goods.pasta
  const cast = await buildCast(test, pasta)
  victim = cast.victim
  await send(victim.login.toUpperCase(), 'messaggio di ada')
  await send('un.altro@example.com', 'messaggio di un altro')
  const audited = { subject: '1', details: {}, customerId: victim.userId }
  await test.db
    .insert(auditLog)
    .values({ ...audited, actor: 'Piera del banco', act: 'customers.verify', at: AT })
  files = await entriesOf(victim.userId)
})

/** Every mark of hers that is anywhere in the database. */
async function marksOfDatabase(): Promise<string[]> {
  const { pool } = test.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const marks = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(`select to_jsonb(t)::text as text from ${name} t`)
    for (const { mark } of rows.flatMap(({ text }) =>
      marksIn(text).filter(({ owner }) => HER.includes(owner)),
    ))
      marks.add(mark)
  }
  return [...marks]
}

describe('the copy of somebody’s data', () => {
  it('has everything that is marked as hers, but what is left out by name', async () => {
    const json = textOf('dati.json').toLowerCase()
    const all = await marksOfDatabase()
    expect(all.length).toBeGreaterThan(80)
    const missing = all.filter((mark) => !json.includes(`${mark}"`) && !json.includes(mark))
    const unexplained = missing.filter((mark) => !LEFT_OUT.some((field) => mark.endsWith(`q${field}`)))
    expect(unexplained).toEqual([])
  })

  it('has nothing of anybody else, and no secret', () => {
    const all = [...files.values()].map(String).join('\n')
    expect(marksIn(all).filter(({ owner }) => !HER.includes(owner))).toEqual([])
    expect(all).not.toContain('messaggio di un altro')
    expect(all).not.toContain('Piera')
    expect(textOf('dati.json')).not.toMatch(/hash|nonce|token/i)
    const { audit } = JSON.parse(textOf('dati.json')) as { audit: { act: string; by: string }[] }
    expect(audit).toContainEqual(expect.objectContaining({ act: 'customers.verify', by: 'shop' }))
  })

  it('has the files that she attached, by names that stay in their folder', () => {
    const attached = [...files].filter(([name]) => name.startsWith('allegati/'))
    expect(attached.map(([, content]) => content.toString())).toEqual(['messaggio di ada'])
    expect(attached[0]?.[0]).toMatch(/^allegati\/\d+-\d+-[^/\\]*ricevuta[^/\\]*\.pdf$/)
    expect(textOf('leggimi.txt')).toContain('orders\n  Ordini.')
  })

  it('has a tagged PDF in Italian to read, with her orders', () => {
    const pdf = files.get('dati.pdf') ?? Buffer.of()
    const raw = pdf.toString('latin1')
    expect(raw).toContain('/Marked true')
    expect(raw).toContain('(it-IT)')
    const words = pdfRuns(pdf)
      .map(({ text }) => text)
      .join('')
    for (const told of ['Ordini', 'Liste', 'adaunoqnumero', 'Pagina 1 di']) expect(words).toContain(told)
  })

  it('is written page by page: of orders that fill many, none is missing and none twice', async () => {
    const { id } = await buildUser(test.db, { login: 'molti.ordini@example.com' })
    const numbers: string[] = []
    for (let count = 0; count < 105; count += 1)
      numbers.push(await buildPlacedOrder(test.db, { userId: id, companyId: null, productIds: [pasta] }))
    const json = (await entriesOf(id)).get('dati.json')?.toString() ?? ''
    const { orders } = JSON.parse(json) as { orders: { number: string }[] }
    expect(orders.map(({ number }) => number).toSorted()).toEqual(numbers.toSorted())
  })
})
