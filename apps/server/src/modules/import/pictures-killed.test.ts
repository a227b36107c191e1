import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { isFull } from '../../testing/extent.ts'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { madePicture } from '../../testing/files/made-picture.ts'
import { startProgram } from '../../testing/shop-program.ts'
import { createMigratedDatabase } from '../../testing/test-database.ts'

const PRODUCTS = 60
const KILLS = isFull ? 10 : 2
const LONG = 240_000

test(
  'an import of pictures that is killed leaves none of them shown; run again it loads each once',
  { timeout: LONG },
  async () => {
    const url = await createMigratedDatabase()
    const { pool, db, close } = openDatabase(url, { statementTimeoutMs: 0, max: 2 })
    const folder = await mkdtemp(join(tmpdir(), 'cambusa-killed-'))
    const pictures = join(folder, 'foto')
    const start = () =>
      startProgram(['pictures', pictures], {
        program: 'import',
        env: { DATABASE_URL: url, CAMBUSA_DATA: folder },
      })
    const counts = async () =>
      (
        await pool.query(
          `SELECT (SELECT count(*)::int FROM product_pictures) AS pictures,
             (SELECT count(*)::int FROM products WHERE media_key LIKE 'p%-%') AS shown`,
        )
      ).rows[0]
    try {
      const categoryId = await buildTreeCategory(db, { slug: 'tutto' })
      await mkdir(pictures)
      for (let at = 0; at < PRODUCTS; at += 1) {
        await buildProductOnSale(db, { categoryId, name: `K${at}`, code: `K${at}`, mediaKey: `K${at}` })
        const colour = `#4455${(at + 16).toString(16)}`
        await writeFile(join(pictures, `K${at}.jpg`), await madePicture({ colour, width: 900, height: 900 }))
      }
      for (let kill = 0; kill < KILLS; kill += 1) {
        const program = start()
        const originals = join(folder, 'originals')
        // As soon as some of them are saved.
        await expect.poll(() => existsSync(originals), { timeout: LONG }).toBe(true)
        await wait(kill * 20)
        program.child.kill('SIGKILL')
        if ((await program.ended) === null) expect(await counts()).toEqual({ pictures: 0, shown: 0 })
        else break
      }
      expect(await start().ended).toBe(0)
      expect(await counts()).toEqual({ pictures: PRODUCTS, shown: PRODUCTS })
      const again = start()
      expect(await again.ended).toBe(0)
      expect(again.output()).toContain(`invariati ${PRODUCTS}`)
    } finally {
      await close()
      await rm(folder, { recursive: true })
    }
  },
)
