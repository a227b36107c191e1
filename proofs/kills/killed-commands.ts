import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkMoney } from '../../apps/server/src/modules/payments/payments.ts'
import { must, place, type Placed } from '../placed.ts'
import type { ShopProcess } from '../shop-process.ts'
import { makeShoppers } from '../shoppers.ts'
import type { Verdict } from '../verdict.ts'
import { sellReturnable, withdrawing } from '../withdrawing.ts'

const script = join(import.meta.dirname, '../../apps/server/dist/orders.js')
const LOOK_MS = 3
/** An act is in its transaction for about so long. */
const ACT_MS = 14

/** Commands in the order in which they bring an order on; each is killed and then run again. */
const COMMANDS = [
  'confirm',
  'start',
  'pick',
  'ready',
  'on-the-way',
  'bring-back',
  'on-the-way',
  'hand-over',
] as const
type Command = (typeof COMMANDS)[number] | 'take-back' | 'cancel'

/** The act that a command writes into the history. */
const ACT_OF: Readonly<Record<Command, string>> = {
  confirm: 'confirm',
  start: 'startPicking',
  pick: 'pick',
  ready: 'ready',
  'on-the-way': 'onTheWay',
  'bring-back': 'bringBack',
  'hand-over': 'handOver',
  'take-back': 'takeBack',
  cancel: 'cancel',
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function run(shop: ShopProcess, args: readonly string[]) {
  const child = spawn(process.execPath, [script, ...args, '--by', 'Rosa'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CAMBUSA_DATA: dirname(shop.postgresDirectory) },
  })
  let told = ''
  child.stderr.on('data', (text: Buffer) => (told += text.toString()))
  return { child, ended: once(child, 'exit').then(([code]) => ({ code: code as number | null, told })) }
}

/** Whether a connection that is not in `known` holds a lock on an order: the command is acting. */
async function isActing({ pool }: ShopProcess['database'], known: readonly number[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_locks where relation = 'orders'::regclass and mode = 'RowShareLock' and pid <> all($1)`,
    [known],
  )
  return (rowCount ?? 0) > 0
}

/** Kills a command (kill -9) a while after it has begun to act; answers whether it was still running. */
async function killCommand(shop: ShopProcess, args: readonly string[], afterMs: number): Promise<boolean> {
  const { pool } = shop.database
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity')
  const known = rows.map(({ pid }) => pid)
  const { child, ended } = run(shop, args)
  while (child.exitCode === null && !(await isActing(shop.database, known))) await pause(LOOK_MS)
  await pause(afterMs)
  const wasRunning = child.kill('SIGKILL')
  await ended
  return wasRunning
}

interface KilledCommands {
  kills: number
  /** Killed before they had ended. */
  struck: number
  /** The act was written all the same. */
  written: number
  wrong: string[]
}

/** How often an act is in the history of an order, and its status. */
const historyOf = async ({ database }: ShopProcess, { orderId }: Placed, command: Command) => {
  const { rows } = await database.pool.query<{ status: number; acts: number; moves: number }>(
    `select o.status, (select count(*)::int from order_acts a where a.order_id = o.id and a.act = $2) acts,
       (select count(*)::int from order_status_log l where l.order_id = o.id) moves from orders o where o.id = $1`,
    [orderId, ACT_OF[command]],
  )
  return rows[0]!
}

async function killAndRepeat(
  shop: ShopProcess,
  placed: Placed,
  command: Command,
  options: readonly string[],
  killed: KilledCommands,
): Promise<void> {
  const args = [command, placed.number, ...options]
  const before = await historyOf(shop, placed, command)
  killed.kills += 1
  if (await killCommand(shop, args, (killed.kills * 5) % ACT_MS)) killed.struck += 1
  const found = await historyOf(shop, placed, command)
  const isWritten = found.acts > before.acts
  if (isWritten) killed.written += 1
  const isWhole = isWritten || (found.status === before.status && found.moves === before.moves)
  const { code, told } = await run(shop, args).ended
  const end = await historyOf(shop, placed, command)
  if (!isWhole || code !== 0 || end.acts !== before.acts + 1)
    killed.wrong.push(JSON.stringify({ command, before, found, end, code, told }))
}

/**
 * Orders that the commands bring from confirmed to handed over, of which something is taken back, and others that they
 * cancel; each command is killed in its act and then run again.
 */
export async function killCommands(shop: ShopProcess, orders: number): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-picks-'))
  const killed: KilledCommands = { kills: 0, struck: 0, written: 0, wrong: [] }
  const { db } = shop.database
  const before = await checkMoney(db, new Date())
  try {
    const shoppers = await makeShoppers(shop.database.pool, 2 * orders, 3)
    for (let made = 0; made < orders; made += 1) {
      const placed = await place(shop, shoppers[2 * made]!)
      const file = join(folder, `${placed.number}.csv`)
      const { rows } = await shop.database.pool.query<{ code: string }>(
        'select code from order_items where order_id = $1 order by position limit 1',
        [placed.orderId],
      )
      writeFileSync(file, `codice;quantita;esito\n${rows[0]!.code};20;\n*;;mancante\n`)
      for (const command of COMMANDS)
        await killAndRepeat(shop, placed, command, command === 'pick' ? [file] : [], killed)
      await sellReturnable(shop, placed)
      await must((await withdrawing(shop, placed))())
      await killAndRepeat(shop, placed, 'take-back', ['--yes'], killed)
      const other = await place(shop, shoppers[2 * made + 1]!)
      await killAndRepeat(shop, other, 'cancel', ['--reason', 'Prova'], killed)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const differences = (await checkMoney(db, new Date())).filter((sentence) => !before.includes(sentence))
  const wrong = [...killed.wrong, ...differences]
  return {
    isGood: wrong.length === 0 && killed.struck > 0,
    told:
      `${killed.kills} commands killed, ${killed.struck} while they ran, ${killed.written} had written; ` +
      `wrong: ${wrong.join() || 'none'}`,
  }
}
