import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies } from '../../../../platform/schema/accounts.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { mandatesKind } from './mandates.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.insert(companies).values([
    { name: 'Trattoria', vatNumber: '01234567897' },
    { name: 'Osteria', vatNumber: '00743110157' },
  ])
})
beforeEach(() => database.pool.query('TRUNCATE sepa_mandates CASCADE'))

const load = (file: string, options = {}) => importBytes(database.pool, mandatesKind, file, options)
const mandates = async () =>
  (
    await database.pool.query(
      `SELECT reference, holder, iban, signed_on::text AS "signedOn", scheme, revoked_at IS NOT NULL AS "isRevoked"
       FROM sepa_mandates ORDER BY reference`,
    )
  ).rows
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const HEAD = 'riferimento;partita iva;iban;intestatario;data firma;schema;revocato\n'
const IBAN = 'IT60X0542811101000000123456'

describe('a file of mandates', () => {
  test('is loaded, and loading it again changes nothing', async () => {
    const file = `${HEAD}MND-1;01234567897;it60 x054 2811 1010 0000 0123 456;;03/02/2026;;\nMND-2;00743110157;${IBAN};Mario Rossi;2026-02-04;b2b;\n`
    expect((await load(file)).counts).toEqual({ ...none, added: 2 })
    expect(await mandates()).toEqual([
      {
        reference: 'MND-1',
        holder: 'Trattoria',
        iban: IBAN,
        signedOn: '2026-02-03',
        scheme: 'CORE',
        isRevoked: false,
      },
      {
        reference: 'MND-2',
        holder: 'Mario Rossi',
        iban: IBAN,
        signedOn: '2026-02-04',
        scheme: 'B2B',
        isRevoked: false,
      },
    ])
    expect((await load(file)).counts).toEqual({ ...none, unchanged: 2 })
  })

  test('replaces the mandate of a company, keeps the old one as revoked, and revokes one marked as revoked', async () => {
    await load(`${HEAD}MND-1;01234567897;${IBAN};;03/02/2026;;\n`)
    expect((await load(`${HEAD}MND-9;01234567897;${IBAN};;04/02/2026;;\n`)).counts).toEqual({
      ...none,
      added: 1,
    })
    expect((await mandates()).map(({ reference, isRevoked }) => [reference, isRevoked])).toEqual([
      ['MND-1', true],
      ['MND-9', false],
    ])
    expect((await load(`${HEAD}MND-9;01234567897;${IBAN};;04/02/2026;;sì\n`)).counts.changed).toBe(1)
    expect((await mandates()).every(({ isRevoked }) => isRevoked)).toBe(true)
  })

  test('reports line, field and reason of each refused row', async () => {
    await load(`${HEAD}MND-1;01234567897;${IBAN};;03/02/2026;;\n`)
    const rows = [
      `MND-3;01234567897;IT61X0542811101000000123456;;03/02/2026;;`,
      `MND-4;12345678903;${IBAN};;03/02/2026;;`,
      `MND-1;00743110157;${IBAN};;03/02/2026;;`,
      `MND-5;00743110157;${IBAN};;03/02/2999;;`,
      `MND-6;00743110157;${IBAN};;03/02/2026;SDD;`,
      `MND-7;00743110157;${IBAN};;03/02/2026;;`,
      `MND-8;00743110157;${IBAN};;03/02/2026;;`,
    ]
    const { counts, refusals } = await load(HEAD + rows.join('\n'))
    expect(counts).toMatchObject({ added: 1, refused: 6 })
    expect(refusals.map((line: string) => line.split(',').slice(0, 2).join())).toEqual(
      expect.arrayContaining([
        '2,iban',
        '3,vatNumber',
        '4,reference',
        '5,signedOn',
        '6,scheme',
        '8,vatNumber',
      ]),
    )
  })
})
