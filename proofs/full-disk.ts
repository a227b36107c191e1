import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isClean, startBuying, type Ledger } from './ledger.ts'
import { msUntilGood } from './outages.ts'
import { openShopProcess, type ShopProcess } from './shop-process.ts'
import { makeShoppers } from './shoppers.ts'

const BUYERS = 8
const BLOCK = Buffer.alloc(1_048_576)

export interface FullDiskResult {
  ledger: Ledger
  /** The process that met the full disk is still running afterwards. */
  hasSurvived: boolean
  /** Answers for pictures and lists, which need no disk space, while the disk was full. */
  reads: { good: number; others: number[] }
  /** Time from freeing the disk to the first successful answer of a cart. */
  goodAfterMs: number
}

/** PostgreSQL may have crashed because the disk was full: then it is restarted, after a pause of at most 10 s. */
const GOOD_AFTER_MS = 20_000

export const isSurvived = ({ ledger, hasSurvived, reads, goodAfterMs }: FullDiskResult): boolean =>
  hasSurvived &&
  isClean(ledger) &&
  reads.good > 0 &&
  reads.others.length === 0 &&
  goodAfterMs <= GOOD_AFTER_MS

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Buys for the given time after `fill` has used all disk space, and after `free` has freed it. */
async function withoutRoom(
  shop: ShopProcess,
  lastsMs: number,
  fill: () => void,
  free: () => void,
): Promise<FullDiskResult> {
  const [witness] = await makeShoppers(shop.database.pool, 1, 1)
  const { rows } = await shop.database.pool.query<{ mediaKey: string }>(
    `select media_key "mediaKey" from products where is_active and media_key is not null order by id desc limit 200`,
  )
  const before = shop.pid
  const load = await startBuying(shop, BUYERS)
  await pause(500)
  fill()
  const reads: FullDiskResult['reads'] = { good: 0, others: [] }
  for (const deadline = Date.now() + lastsMs; Date.now() < deadline; await pause(100)) {
    const { mediaKey } = rows[(reads.good + reads.others.length) % rows.length]!
    for (const path of ['/ebsn/api/products?page_size=24', `/pictures/${mediaKey}/160.webp`]) {
      const { status } = await fetch(shop.url + path)
      if (status === 200) reads.good += 1
      else reads.others.push(status)
    }
  }
  free()
  const goodAfterMs = await msUntilGood(shop, witness!.session)
  await pause(500)
  return { ledger: await load.stop(), hasSurvived: shop.isAlive() && shop.pid === before, reads, goodAfterMs }
}

/** Every write of the server to a file or the database fails as on a full disk. Works on any machine. */
export async function injectFullDisk(lastsMs: number): Promise<FullDiskResult> {
  const flag = join(mkdtempSync(join(tmpdir(), 'cambusa-no-room-')), 'full')
  const preload = fileURLToPath(new URL('no-room.mjs', import.meta.url))
  const shop = await openShopProcess({ preload, env: { CAMBUSA_PROOF_NO_ROOM: flag } })
  try {
    return await withoutRoom(
      shop,
      lastsMs,
      () => writeFileSync(flag, ''),
      () => rmSync(flag),
    )
  } finally {
    await shop.close()
    rmSync(join(flag, '..'), { recursive: true, force: true })
  }
}

/** The whole shop with its PostgreSQL on a small disk that becomes full; undefined if mounting is not allowed. */
export async function fillRealDisk(lastsMs: number): Promise<FullDiskResult | undefined> {
  const disk = mkdtempSync(join(tmpdir(), 'cambusa-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1200m', 'tmpfs', disk]).status !== 0) {
    rmdirSync(disk)
    return undefined
  }
  chmodSync(disk, 0o755)
  const ballast = join(disk, 'ballast')
  try {
    const shop = await openShopProcess({ dataDir: disk })
    try {
      const free = () => rmSync(ballast, { force: true })
      return await withoutRoom(shop, lastsMs, () => takeAllRoom(ballast), free).finally(free)
    } finally {
      await shop.close()
    }
  } finally {
    spawnSync('umount', [disk])
    rmdirSync(disk)
  }
}

/** Writes until the disk is full, to the last byte. */
function takeAllRoom(file: string): void {
  const descriptor = openSync(file, 'w')
  for (let size = BLOCK.length; size >= 1;) {
    try {
      writeSync(descriptor, BLOCK, 0, size)
    } catch {
      size = Math.floor(size / 2)
    }
  }
  closeSync(descriptor)
}
