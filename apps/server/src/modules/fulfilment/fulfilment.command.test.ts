import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { gatewaysOf, runPaymentsCommand } from '../payments/payments.ts'
import { receiveTransfer } from '../payments/settling/receive-transfer.ts'
import { fulfilmentOf } from '../../testing/fulfilment-acts.ts'
import { openPaymentShop, type PaymentShop } from '../../testing/payments/payment-shop.ts'
import { saidBy } from '../../testing/said-by.ts'
import { runFulfilmentCommand } from './fulfilment.ts'

const folder = mkdtempSync(join(tmpdir(), 'cambusa-fulfilment-'))
const file = join(folder, 'prelievo.csv')
afterAll(() => rmSync(folder, { recursive: true }))

let shop: PaymentShop
let work: ReturnType<typeof fulfilmentOf>
let codes: { pasta: string; apples: string; wine: string }
beforeAll(async () => {
  shop = await openPaymentShop()
  work = fulfilmentOf(shop)
  codes = await work.codes()
})

const contextOf = (args: string[]) => ({
  config: shop.test.services.config,
  database: shop.test.database,
  args,
})
const command = (...args: string[]) => saidBy(() => runFulfilmentCommand(contextOf(args)))
const payments = (...args: string[]) => saidBy(() => runPaymentsCommand(contextOf(args), gatewaysOf([])))

it('brings an order from received to handed over, each act with a trial first', async () => {
  const order = await work.mixed()
  writeFileSync(
    file,
    `codice;quantità;esito;sostituto\n${codes.pasta};19;;\n${codes.wine};7;sostituito;${codes.pasta}\n*;;mancante;\n`,
  )
  const acts: [words: string[], said: RegExp, status: number][] = [
    [['confirm'], /è confermato/, 2],
    [['start'], /è in preparazione/, 3],
    [['pick', file], /È scritto che cosa/, 3],
    [['ready'], /è pronto/, 4],
    [['on-the-way'], /è in consegna/, 5],
    [['bring-back'], /tornato indietro/, 4],
    [['on-the-way'], /è in consegna/, 5],
    [['hand-over', '--to', 'Nonna Pina', '--collected', '30'], /dovuti .*, sono incassati 30,00/, 6],
  ]
  for (const [[name = '', ...rest], said, status] of acts) {
    const before = await shop.statusOf(order)
    const words = [name, order.number, ...rest, '--by', 'Rosa Neri']
    const trial = await command(...words, '--dry-run')
    expect(trial).toMatch(said)
    expect(trial).toContain('Prova: non è cambiato nulla.')
    expect(await shop.statusOf(order)).toBe(before)
    expect(await command(...words)).toMatch(said)
    expect(await shop.statusOf(order)).toBe(status)
  }
  expect(await command('hand-over', order.number)).toContain('era già fatto')
  const shown = await command('show', order.number)
  for (const part of [/mancava/, /19 pz invece di 20/, /al suo posto Pasta/, /consegnato, Rosa Neri/])
    expect(shown).toMatch(part)
  const audit = await shop.row("select actor, subject from audit_log where act = 'orders.handOver'")
  expect(audit).toEqual({ actor: 'Rosa Neri', subject: order.number })
})

it('names every wrong row of a file, and writes nothing', async () => {
  const order = await work.mixed()
  await work.start(order)
  const picked = `codice;quantità;esito\n${codes.pasta};21;\n${codes.wine};x;\nBOH;1;boh\n`
  writeFileSync(file, picked)
  const unread = await command('pick', order.number, file)
  expect(unread).toMatch(/Riga 3 .*non è un numero/)
  expect(unread).toMatch(/Riga 4 .*esito/)
  writeFileSync(file, `codice;quantità\n${codes.pasta};21\nBOH;1\n`)
  const wrong = await command('pick', order.number, file)
  expect(wrong).toMatch(/Riga 2 \(Pasta\): è più di quanto ordinato/)
  expect(wrong).toMatch(/Riga 3 \(BOH\): questo codice non è nell’ordine/)
  writeFileSync(file, 'nome;pezzi\nPasta;3\n')
  expect(await command('pick', order.number, file)).toContain('manca la colonna dei codici')
  expect(await command('pick', order.number, join(folder, 'manca.csv'))).not.toContain('È scritto')
  expect(
    await shop.row('select count(*)::int n from picked_lines where order_id = $1', [order.orderId]),
  ).toEqual({
    n: 0,
  })
})

it('refuses impossible words in one sentence', async () => {
  const order = await work.mixed()
  const { number } = order
  expect(await command('ready', number)).toBe(
    'L’ordine è «Ricevuto»: per dirlo pronto dev’essere «In preparazione».',
  )
  expect(await command('confirm', '2026-000000')).toContain('non c’è')
  expect(await command('cancel', number)).toContain('--reason')
  expect(await command('hand-over', number, '--age-document', 'tessera')).toContain(
    'non è un tipo di documento',
  )
  expect(await command('hand-over', number, '--deposit', 'CASSA')).toContain('CASSA=2')
  expect(await command('hand-over', number, '--collected', 'tanto')).toContain('non è un importo')
  for (const words of [
    ['confirm'],
    ['confirm', number, 'x'],
    ['pick', number],
    ['ready', number, '--to', 'X'],
  ])
    expect(await command(...words)).toContain('Uso:')
  expect(await shop.statusOf(order)).toBe(1)
})

it('a transfer of an order that the shop cancels is paid back by the office, and noted once', async () => {
  const order = await work.mixed(3)
  const { db, services, time } = shop.test
  await inTransaction(db, (tx) => receiveTransfer(tx, services.config, order.orderId, 4_276, time.now()))
  expect(await command('cancel', order.number, '--reason', 'Magazzino allagato')).toContain('è annullato')
  expect(await shop.booksDifferences()).toEqual([])
  const listed = await payments('payouts')
  expect(listed).toMatch(new RegExp(`${order.number} {2}42,76.*pagato in più.*IBAN da chiedere`))
  const id = listed.split('  ')[0]!
  expect(await payments('payouts', '--paid', id, '--yes')).toContain('Fatto')
  expect(await payments('payouts', '--paid', id, '--yes')).toContain('già annotato')
  expect(await payments('payouts')).toBe('Nessun bonifico da fare.')
  expect(await shop.statusOf(order)).toBe(11)
  expect(await shop.booksDifferences()).toEqual([])
})
