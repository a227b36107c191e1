import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database.ts'
import { importBytes, tableFiles } from '../../../../testing/import-rows.ts'
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
    await database.pool.query('TRUNCATE users CASCADE')
    await load(
      'e-mail;nome;cognome;codice cliente\na@example.com;A;A;C1\nb@example.com;B;B;C2\nc@example.com;C;C;C2\nd@example.com;D;D;C4\n',
    )
  })
  const cards = () => rows('SELECT login, store_card FROM users WHERE store_card IS NOT NULL ORDER BY login')

  test('gives each customer his card, from CSV, XLSX and JSON; the same file again changes nothing', async () => {
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

  test('may swap the cards of two customers, and changes a lost one', async () => {
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

  test('names line, field and reason of each card that is not given', async () => {
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
      '2 card non è una carta: servono 13 cifre con la cifra di controllo giusta',
      expect.stringContaining('3 card'),
      '4 codInt indica il codice cliente o la e-mail',
      '5 codInt più clienti hanno questo codice: indica anche la e-mail',
      '6 codInt non c’è un cliente con questo codice o con questa e-mail',
      '7 card la carta è già del cliente C1',
      "9 codInt c'è già alla riga 8",
    ])
  })
})
