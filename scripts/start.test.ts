import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './setup/project.mjs'

/** Two programs on a busy machine, each of which may wait for the preparation of this copy. */
const STARTS_MS = 120_000

test(
  'a second start names the open shop, and says that another port is ignored',
  { timeout: STARTS_MS },
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'cambusa-start-'))
    const shop = createServer((_, answer) => answer.end('{}'))
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    const { port } = shop.address() as AddressInfo
    writeFileSync(
      join(data, 'server.json'),
      JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }),
    )
    const start = async (wanted: number) => {
      const args = [join(root, 'scripts/start.mjs'), '--data', data, '--port', String(wanted)]
      return (await promisify(execFile)(process.execPath, args)).stdout
    }
    try {
      expect(await start(port)).not.toContain('non conta')
      const told = await start(port === 8099 ? 8098 : 8099)
      expect(told).toContain(`è già aperto: http://127.0.0.1:${port}`)
      expect(told).toMatch(/--port 809\d non conta/)
    } finally {
      shop.close()
      rmSync(data, { recursive: true })
    }
  },
)
