import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { OF_COMPANIES } from '../../../../platform/schema/colleagues.ts'
import { isPasswordOf } from '../../../auth/password-hash.ts'
import { customersKind } from './customers.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.pool.query('TRUNCATE users, companies, company_members CASCADE'))

const load = (file: string | Buffer, options = {}) => importBytes(database.pool, customersKind, file, options)
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const people = [
  [
    'E-mail',
    'Nome',
    'Cognome',
    'Telefono',
    'Codice fiscale',
    'Codice cliente',
    'Ragione sociale',
    'Partita IVA',
    'Codice SDI',
    'Fido',
  ],
  [
    'Anna@Example.com',
    'Anna',
    'Bassi',
    '333 1234567',
    '',
    'C001',
    'Trattoria Anna srl',
    '12345678903',
    'ABC1234',
    '1.500,50',
  ],
  ['anna@example.com', 'Anna', 'Bassi', '333 1234567', '', 'C001', 'Bar Anna snc', 'IT 00743110157', '', ''],
  ['marco@example.com', 'Marco', 'Ferrarini', '', 'frrmrc90a15d548f', '', '', '', '', ''],
]

describe('a file of customers', () => {
  test('makes holders of companies, and does not bring a removed colleague back', async () => {
    const [[, file]] = (await tableFiles(people)) as [[string, Buffer]]
    await load(file)
    const acting = () =>
      rows(`SELECT u.login, c.name, a.role FROM ${OF_COMPANIES} a JOIN users u ON u.id = a."userId"
        JOIN companies c ON c.id = a."companyId" ORDER BY c.id`)
    const anna = { login: 'anna@example.com', role: 'holder' }
    const bar = { ...anna, name: 'Bar Anna snc' }
    expect(await acting()).toEqual([{ ...anna, name: 'Trattoria Anna srl' }, bar])
    await database.pool.query(`INSERT INTO colleagues (user_id, company_id, role, removed_at)
      SELECT u.id, c.id, 'buyer', now() FROM users u, companies c
      WHERE u.cod_int IS NOT NULL AND c.name = 'Trattoria Anna srl'`)
    await load(file)
    expect(await acting()).toEqual([bar])
  })

  test('is loaded with companies from CSV, XLSX and JSON; loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles(people)) {
      await database.pool.query('TRUNCATE users, companies, company_members CASCADE')
      const { counts, refusals } = await load(file)
      expect(refusals, name).toEqual([])
      expect(counts, name).toEqual({ ...none, added: 3 })
      expect(
        await rows(
          'SELECT login, user_type_id, profile_level, fiscal_code, cod_int FROM users ORDER BY login',
        ),
      ).toEqual([
        { login: 'anna@example.com', user_type_id: 3, profile_level: 2, fiscal_code: null, cod_int: 'C001' },
        {
          login: 'marco@example.com',
          user_type_id: 4,
          profile_level: 2,
          fiscal_code: 'FRRMRC90A15D548F',
          cod_int: null,
        },
      ])
      expect(
        await rows(`SELECT m.cod_int, c.name, c.vat_number, c.credit_cents, m.is_default
          FROM company_members m JOIN companies c ON c.id = m.company_id ORDER BY c.id`),
      ).toEqual([
        {
          cod_int: 'C001',
          name: 'Trattoria Anna srl',
          vat_number: '12345678903',
          credit_cents: 150_050,
          is_default: true,
        },
        {
          cod_int: 'C001',
          name: 'Bar Anna snc',
          vat_number: '00743110157',
          credit_cents: 0,
          is_default: false,
        },
      ])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 3 })
    }
  })

  test('gives new customers no password that could be guessed, and keeps those of the others', async () => {
    await load('e-mail;nome;cognome;password\nanna@example.com;Anna;Bassi;segreta\n')
    const [{ password_hash: hash }] = await rows('SELECT password_hash FROM users')
    for (const guess of ['', '!', 'segreta', hash]) expect(await isPasswordOf(hash, guess)).toBe(false)
    await database.pool.query(`UPDATE users SET password_hash = 'kept'`)
    expect(
      (await load('e-mail;nome;cognome;password\nanna@example.com;Annamaria;Bassi;altra\n')).counts,
    ).toEqual({ ...none, changed: 1 })
    expect(await rows('SELECT first_name, password_hash FROM users')).toEqual([
      { first_name: 'Annamaria', password_hash: 'kept' },
    ])
  })

  test('never changes an operator or an administrator', async () => {
    await database.pool.query(`INSERT INTO users (login, password_hash, user_type_id, first_name, last_name)
      VALUES ('Admin@example.com', 'x', 1, 'A', 'B')`)
    const { counts, refusals } = await load('e-mail;nome;cognome;codice cliente\nadmin@example.com;X;Y;C1\n')
    expect(counts).toEqual({ ...none, refused: 1 })
    expect(refusals[0]).toContain('operatore o un amministratore')
    expect(await rows('SELECT first_name, cod_int FROM users')).toEqual([{ first_name: 'A', cod_int: null }])
  })

  test('repairs what is certain and refuses the rest, with line, field and reason', async () => {
    const file = [
      'e-mail;nome;cognome;telefono;codice cliente;ragione sociale;partita iva;negozio',
      'a@example.com;NiccolÃ²;Bassi;3331234567;C1;Forno srl;743110157;',
      'b@example;B;B;;;;;',
      'c@example.com;C;C;12;;;12345678904;',
      'd@example.com;D;D;;;Senza partita;;',
      'e@example.com;E;;;;;;',
      'f@example.com;F;F;;;;;99',
      'g@example.com;G;G;;C7;;12345678903;',
      'a@example.com;Altro;Bassi;3331234567;C1;Forno srl;743110157;',
    ].join('\n')
    const { counts, refusals, remarks } = await load(file)
    expect(counts).toEqual({ ...none, added: 1, refused: 7 })
    expect(await rows('SELECT first_name FROM users')).toEqual([{ first_name: 'Niccolò' }])
    expect(await rows('SELECT vat_number FROM companies')).toEqual([{ vat_number: '00743110157' }])
    expect(remarks).toContain(
      '2,vatNumber,743110157,00743110157,il foglio di calcolo aveva tolto gli zeri iniziali',
    )
    expect(refusals.map((line) => line.split(',', 2).join(' '))).toEqual([
      '3 login',
      '4 vatNumber',
      '4 phone',
      '5 vatNumber',
      '9 login',
      '7 storeId',
      '8 companyName',
      '6 lastName',
    ])
  })
})
