import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { shopDataDir } from './our-shop.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, '../../apps/server/dist/orders.js')

/** `npm run orders -- …` beside the open shop; answers what it says. Throws with it when the command ends in an error. */
export async function runOrders(...args: string[]): Promise<string> {
  const env = { ...process.env, CAMBUSA_DATA: shopDataDir }
  const { stdout } = await run(process.execPath, [program, ...args], { env })
  return stdout
}
