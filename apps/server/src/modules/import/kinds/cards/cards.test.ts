import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { customersKind } from '../customers/customers.ts'
import { cardsKind } from './cards.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})

const load = (file: string) => importBytes(database.pool, customersKind, file)
const loadCards = (file: string | Buffer) => importBytes(database.pool, cardsKind, file)
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }

describe('a file of cards', () => {
  beforeEach(async () => {
    await database.pool.query('TRUNCATE users, store_cards CASCADE')
    await load(
      'e-mail;nome;cognome;codice cliente\na@example.com;A;A;C1\nb@example.com;B;B;C2\nc@example.com;C;C;C2\nd@example.com;D;D;C4\n',
    )
  })
  const cards = () => rows('SELECT login, store_card FROM users WHERE store_card IS NOT NULL ORDER BY login')

  test('gives each customer their card, from CSV, XLSX and JSON; loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles([
      ['Carta', 'Codice cliente', 'E-mail'],
      ['2900000000032', 'C1', ''],
      ['2900000000049', 'C2', 'B@example.com'],
    ])) {
      await database.pool.query('UPDATE users SET store_card = NULL')
      expect((await loadCards(file)).counts, name).toEqual({ ...none, added: 2 })
      expect(await cards()).toEqual([
        { login: 'a@example.com', store_card: '2900000000032' },
        { login: 'b@example.com', store_card: '2900000000049' },
      ])
      expect((await loadCards(file)).counts, name).toEqual({ ...none, unchanged: 2 })
    }
  })

  test('may swap the cards of two customers, and replaces a lost one', async () => {
    await loadCards('carta;codice cliente\n2900000000032;C1\n2900000000049;C4\n')
    expect((await loadCards('carta;codice cliente\n2900000000049;C1\n2900000000032;C4\n')).counts).toEqual({
      ...none,
      changed: 2,
    })
    expect(await cards()).toEqual([
      { login: 'a@example.com', store_card: '2900000000049' },
      { login: 'd@example.com', store_card: '2900000000032' },
    ])
  })

  test('reports line, field and reason of each card that is not given', async () => {
    await loadCards('carta;codice cliente\n2900000000032;C1\n')
    const file = [
      'carta;codice cliente;e-mail',
      '2900000000033;C1;',
      '2,9E+12;C1;',
      '2900000000049;;',
      '2900000000056;C2;',
      '2900000000063;C9;',
      '2900000000032;C4;',
      '2900000000070;;b@example.com',
      '2900000000087;C2;b@example.com',
    ].join('\n')
    const { counts, refusals } = await loadCards(file)
    expect(counts).toEqual({ ...none, added: 1, refused: 7 })
    expect(
      refusals.map((line) =>
        line
          .split(',')
          .filter((_, place) => place !== 2)
          .join(' '),
      ),
    ).toEqual([
      '2 card non è una tessera: servono 13 cifre con la cifra di controllo giusta',
      expect.stringContaining('3 card'),
      expect.stringContaining('indica il codice cliente o la e-mail o'),
      '5 codInt più clienti hanno questo codice: indica anche la e-mail',
      '6 codInt non c’è un cliente con questo codice o con questa e-mail',
      '7 card la tessera è già del cliente C1',
      "9 codInt c'è già alla riga 8",
    ])
  })

  const kept = () =>
    rows(`SELECT code, state, user_type_id, name, customer_code, vat_number, tax_code, pec, sdi_code
          FROM store_cards ORDER BY code`)

  test('keeps the card of a holder without an account free, with the holder’s data; an empty cell keeps the current value', async () => {
    const file = [
      'carta;codice cliente;intestatario;partita iva;codice fiscale;pec;codice sdi',
      '2900000000032;;Osteria del Molo;743110157;;molo@pec.example.com;abc1234',
      '2900000000049;C99;Rosa Neri;;BRNGLI82C41A944P;;',
    ].join('\n')
    expect((await loadCards(file)).counts).toEqual({ ...none, added: 2 })
    const company = {
      code: '2900000000032',
      state: 'free',
      user_type_id: 3,
      name: 'Osteria del Molo',
      customer_code: null,
      vat_number: '00743110157',
      tax_code: null,
      pec: 'molo@pec.example.com',
      sdi_code: 'ABC1234',
    }
    const person = {
      ...company,
      code: '2900000000049',
      user_type_id: 4,
      name: 'Rosa Neri',
      customer_code: 'C99',
      vat_number: null,
      tax_code: 'BRNGLI82C41A944P',
      pec: '',
      sdi_code: '',
    }
    expect(await kept()).toEqual([company, person])
    expect((await loadCards(file)).counts).toEqual({ ...none, unchanged: 2 })
    const { counts } = await loadCards('carta;partita iva;intestatario\n2900000000032;00743110157;Il Molo\n')
    expect(counts).toEqual({ ...none, changed: 1 })
    expect(await kept()).toEqual([{ ...company, name: 'Il Molo' }, person])
  })

  test('gives a free card to its customer once the account exists, and blocks the lost one that it replaces', async () => {
    await loadCards('carta;codice cliente;partita iva\n2900000000032;C1;\n2900000000049;;00743110157\n')
    expect((await loadCards('carta;codice cliente\n2900000000049;C1\n')).counts).toEqual({
      ...none,
      changed: 1,
    })
    expect(await rows('SELECT code, state FROM store_cards ORDER BY code')).toEqual([
      { code: '2900000000032', state: 'blocked' },
      { code: '2900000000049', state: 'given' },
    ])
    const { refusals } = await loadCards('carta;codice cliente\n2900000000032;C4\n')
    expect(refusals.join()).toContain('la tessera è bloccata')
    const foreign = await loadCards('carta;codice cliente;partita iva\n2900000000049;C77;00743110157\n')
    expect(foreign.refusals.join()).toContain('la tessera è già del cliente C1')
  })
})
