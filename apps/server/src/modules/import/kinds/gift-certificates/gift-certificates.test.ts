import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { companies } from '../../../../platform/schema/accounts.ts'
import { buildUser } from '../../../../testing/factories/users.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { hashGiftCode } from '../../../gift-cards/gift-cards.ts'
import { giftCertificatesKind } from './gift-certificates.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await buildUser(database.db, { login: 'ada@example.com' })
  await database.db.insert(companies).values({ name: 'Trattoria', vatNumber: '01234567897' })
})
beforeEach(() => database.pool.query('TRUNCATE gift_certificates CASCADE'))

const load = (file: string | Buffer) => importBytes(database.pool, giftCertificatesKind, file)
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const gifts = async () =>
  (
    await database.pool.query(
      `SELECT hint, description, amount_cents AS amount, balance_cents AS left, valid_from AS "from",
         valid_until AS "until", blocked_at IS NOT NULL AS blocked, u.login, c.name AS company
       FROM gift_certificates g LEFT JOIN gift_certificate_holders h ON h.gift_certificate_id = g.id
         LEFT JOIN users u ON u.id = h.user_id LEFT JOIN companies c ON c.id = h.company_id ORDER BY g.id`,
    )
  ).rows

describe('a file of gift codes', () => {
  test('is loaded from CSV, XLSX and JSON, only hashes are stored, and loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles([
      ['Codice', 'Descrizione', 'Importo', 'Saldo', 'Valido dal', 'Valido fino al', 'Cliente', 'Partita IVA'],
      ['Natale-2026', 'Buono di Natale', '25,00', '12,50', '01/12/2026', '31/12/2026', 'Ada@example.com', ''],
      ['BENVENUTO', '', '10', '', '', '', '', '1234567897'],
    ])) {
      await database.pool.query('TRUNCATE gift_certificates CASCADE')
      expect((await load(file)).counts, name).toEqual({ ...none, added: 2 })
      expect(await gifts(), name).toEqual([
        {
          hint: '2026',
          description: 'Buono di Natale',
          amount: 2_500,
          left: 1_250,
          from: new Date('2026-11-30T23:00:00.000Z'),
          until: new Date('2026-12-31T22:59:59.999Z'),
          blocked: false,
          login: 'ada@example.com',
          company: null,
        },
        {
          hint: 'NUTO',
          description: 'Buono regalo',
          amount: 1_000,
          left: 1_000,
          from: null,
          until: null,
          blocked: false,
          login: null,
          company: 'Trattoria',
        },
      ])
      const { rows } = await database.pool.query(
        'SELECT code_hash AS hash FROM gift_certificates ORDER BY id',
      )
      expect(rows[0].hash).toEqual(hashGiftCode('natale 2026').codeHash)
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 2 })
    }
  })

  test('changes days, text, owner and block of a code, and never its balance', async () => {
    await load('codice;importo;saldo;cliente\nFESTA-99;50;25;ada@example.com\n')
    await database.pool.query('UPDATE gift_certificates SET balance_cents = 700')
    const file =
      'codice;importo;saldo;descrizione;scadenza;cliente;bloccato\nfesta99;50;25;Festa;2026-12-31;;sì\n'
    expect((await load(file)).counts).toEqual({ ...none, changed: 1 })
    expect(await gifts()).toMatchObject([{ left: 700, description: 'Festa', blocked: true, login: null }])
    expect((await load(file)).counts).toEqual({ ...none, unchanged: 1 })
    expect((await load('codice;importo;bloccato\nfesta99;50;no\n')).counts).toEqual({ ...none, changed: 1 })
    expect(await gifts()).toMatchObject([{ blocked: false, description: 'Festa' }])
  })

  test('reports line, field and reason of each refused row, and no code', async () => {
    await load('codice;importo\nPRIMA-10;10\n')
    const file = [
      'codice;importo;saldo;dal;scadenza;cliente;partita iva',
      'A-B-C;10;;;;;',
      'SECONDA10;0;;;;;',
      'TERZA1000;;;;;;',
      'QUARTA100;10;11;;;;',
      'QUINTA100;10;;2026-12-02;2026-12-01;;',
      'SESTA1000;10;;;;nessuno@example.com;',
      'SETTIMA10;10;;;;;99999999990',
      'OTTAVA100;10;;;;ada@example.com;01234567897',
      'prima10;20;;;;;',
      'PRIMA-10;10;;;;;',
    ].join('\n')
    const { counts, refusals, remarks } = await load(file)
    expect(counts).toMatchObject({ added: 0, refused: 10 })
    const told = [...refusals, ...remarks].join('\n')
    for (const line of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) expect(told).toMatch(new RegExp(`^${line},`, 'm'))
    expect(told).not.toMatch(
      /SECONDA10|TERZA1000|QUARTA100|QUINTA100|SESTA1000|SETTIMA10|OTTAVA100|PRIMA-?10/i,
    )
    expect(refusals).toMatchInlineSnapshot(`
      [
        "2,code,…ABC,"il codice deve avere da 6 a 40 caratteri, spazi e trattini esclusi"",
        "3,amount,0,deve essere maggiore di zero",
        "4,amount,,manca l’importo",
        "5,balance,11,il saldo supera l’importo",
        "6,validUntil,2026-12-01,la scadenza viene prima del giorno da cui vale",
        "9,login,ada@example.com,un codice è di un cliente o di un’azienda: indica solo la e-mail o solo la partita IVA",
        "11,code,f8ede5b36eb415721f48fb017c7f69b21df7d897e68aac7c79eb82a1abf8ad4b,c'è già alla riga 10",
        "7,login,nessuno@example.com,non c’è un cliente con questa e-mail",
        "8,vatNumber,99999999990,non c’è un’azienda con questa partita IVA",
        "10,amount,"20,00",il codice c’è già con un altro importo: per cambiarlo bloccalo e creane uno nuovo",
      ]
    `)
  })
})
