import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { chosen, isFull } from '../../testing/extent.ts'
import { startProgram } from '../../testing/shop-program.ts'
import { createMigratedDatabase } from '../../testing/test-database.ts'

/** Enough rows that reading, comparing and writing each take some time. */
const ROWS = 2_500
const KILLS = 20
/** Number of kills in the short form. */
const FEW_KILLS = 6
const LONG = 240_000

/** The whole catalogue in a version, which is in every name and every price. */
const catalogue = (version: number) =>
  [
    'codice;nome;iva;prezzo',
    ...Array.from({ length: ROWS }, (_, at) => `A${at};Merce v${version};10;${version},00`),
  ].join('\n')

test(
  'an import that is killed at any of 20 moments leaves either all old or all new data, and completes when it is run again',
  { timeout: LONG },
  async () => {
    const url = await createMigratedDatabase()
    const { pool, close } = openDatabase(url, { statementTimeoutMs: 0, max: 2 })
    const folder = await mkdtemp(join(tmpdir(), 'cambusa-killed-'))
    const file = join(folder, 'notte.csv')
    const start = () =>
      startProgram(['products', file], {
        program: 'import',
        env: { DATABASE_URL: url, CAMBUSA_DATA: folder },
      })

    /**
     * The data once the connections of the killed process are closed: versions of names, versions of prices, number of
     * rows.
     */
    async function state() {
      await vi.waitFor(
        async () => {
          const { rows } = await pool.query<{ others: number }>(
            `SELECT count(*)::int AS others FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
             AND query !~ 'others'`,
          )
          expect(rows[0]?.others).toBe(0)
        },
        { timeout: 30_000, interval: 50 },
      )
      const { rows } = await pool.query<{ names: string[]; prices: string[]; products: number }>(
        `SELECT array_agg(DISTINCT split_part(name, ' v', 2)) AS names,
         array_agg(DISTINCT (price_cents / 100)::text) AS prices, count(*)::int AS products
       FROM products JOIN prices ON product_id = id`,
      )
      return rows[0]
    }

    try {
      await writeFile(file, catalogue(1))
      const startedMs = performance.now()
      expect(await start().ended).toBe(0)
      const wholeMs = performance.now() - startedMs
      let version = 1
      let killed = 0
      const moments = chosen(
        'an import is killed',
        Array.from({ length: KILLS }, (_, index) => index + 1),
        FEW_KILLS,
      )
      for (const kill of moments) {
        await writeFile(file, catalogue(kill + 1))
        const program = start()
        await wait((wholeMs * (kill + 3)) / (KILLS + 2))
        program.child.kill('SIGKILL')
        if ((await program.ended) === null) killed += 1
        const found = await state()
        const seen = Number(found?.names[0])
        expect(found).toEqual({ names: [String(seen)], prices: [String(seen)], products: ROWS })
        expect([version, kill + 1]).toContain(seen)
        version = seen
      }
      expect(killed).toBeGreaterThan(isFull ? KILLS / 2 : 0)
      await writeFile(file, catalogue(KILLS + 1))
      expect(await start().ended).toBe(0)
      const last = String(KILLS + 1)
      expect(await state()).toEqual({ names: [last], prices: [last], products: ROWS })
    } finally {
      await close()
      await rm(folder, { recursive: true })
    }
  },
)
