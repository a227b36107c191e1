import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { shopDataDir } from './our-shop.ts'

const run = promisify(execFile)
const programs = join(import.meta.dirname, '../../apps/server/dist')

/** A command beside the open shop; answers what it says. Throws with it when the command ends in an error. */
const command =
  (name: string) =>
  async (...args: string[]): Promise<string> => {
    const env = { ...process.env, CAMBUSA_DATA: shopDataDir }
    const { stdout } = await run(process.execPath, [join(programs, `${name}.js`), ...args], { env })
    return stdout
  }

/** `npm run orders -- …`. */
export const runOrders = command('orders')
/** `npm run keys -- …`. */
export const runKeys = command('keys')
