import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { buildShop } from '../../../../testing/factories/delivery.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { priceListsKind } from './price-lists.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await buildShop(database.db)
})
beforeEach(() =>
  database.pool.query(`
    TRUNCATE companies, company_members RESTART IDENTITY CASCADE;
    DELETE FROM price_lists WHERE kind = 'company';
    INSERT INTO companies (name, vat_number) VALUES
      ('Ristorante', '01234567897'), ('Bar', '00743110157'), ('Mensa', '12345678903');
    INSERT INTO company_members (cod_int, company_id) VALUES ('C7', 3), ('C8', 1), ('C8', 2);`),
)

const load = (file: string | Buffer, options = {}) =>
  importBytes(database.pool, priceListsKind, file, options)
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const lists = () => rows(`SELECT id, name FROM price_lists WHERE kind = 'company' ORDER BY id`)
const given = async () =>
  (await rows('SELECT name, price_list_id AS list FROM companies ORDER BY id')).map(
    ({ name, list }) => `${name} ${list}`,
  )
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }

describe('a file of price lists', () => {
  test('creates lists and assigns them to companies, by VAT number or customer code; loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles([
      ['listino', 'nome listino', 'partita iva', 'codice cliente'],
      ['10', 'Ristorazione', 'IT01234567897', ''],
      ['10', '', '743110157', ''],
      ['Mense', '', '', 'C7'],
    ])) {
      await database.pool.query(
        `UPDATE companies SET price_list_id = NULL; DELETE FROM price_lists WHERE kind = 'company'`,
      )
      const { counts, remarks } = await load(file)
      expect(counts, name).toEqual({ ...none, added: 2, changed: 1 })
      expect(remarks).toEqual([
        expect.stringContaining(',vatNumber,743110157,00743110157,il foglio di calcolo'),
      ])
      expect(await lists()).toEqual([
        { id: 10, name: 'Ristorazione' },
        { id: 11, name: 'Mense' },
      ])
      expect(await given()).toEqual(['Ristorante 10', 'Bar 10', 'Mensa 11'])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 3 })
    }
  })

  test('refuses an unknown company, a customer code with several companies, and public lists', async () => {
    const { counts, refusals } = await load(
      'listino;p.iva;codice cliente\n10;01234567890;\n10;00000000190;\n10;;C8\n1;01234567897;\n10;12345678903;\n11;;C7\n',
    )
    expect(counts).toEqual({ ...none, added: 1, refused: 5 })
    expect(refusals.toSorted()).toEqual([
      '2,vatNumber,01234567890,non è una partita IVA valida (cifra di controllo)',
      "3,vatNumber,00000000190,nel negozio non c'è questa azienda",
      '4,customerCode,C8,questo cliente ha più aziende: indica la partita IVA',
      '5,list,1,"è un listino al pubblico, non di clienti"',
      "7,vatNumber,Mensa,c'è già alla riga 6",
    ])
  })

  test('removes with --full the list from companies that are not in it', async () => {
    await load('listino;p.iva\n10;01234567897\n10;12345678903\n')
    expect((await load('listino;p.iva\n10;12345678903\n', { full: true })).counts).toEqual({
      ...none,
      removed: 1,
      unchanged: 1,
    })
    expect(await given()).toEqual(['Ristorante null', 'Bar null', 'Mensa 10'])
  })
})
