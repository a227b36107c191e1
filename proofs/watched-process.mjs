import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before the server (node --import): moves its clock, and reports its memory, when a proof requests it by files
 * in the folder PROOF_WATCH. Only this process has the other time: with a moved clock PostgreSQL would abort idle
 * transactions for no reason. The program itself contains none of this.
 */
const folder = process.env.PROOF_WATCH
const LOOK_MS = 50
const RealDate = Date
let offsetMs = 0
let answered = ''

const now = () => RealDate.now() + offsetMs
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

function read(name) {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return ''
  }
}

if (folder) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  setInterval(() => {
    offsetMs = Number(read('clock'))
    const asked = isMainThread ? read('ask') : ''
    if (asked === answered) return
    answered = asked
    collect()
    const { rss, heapUsed } = process.memoryUsage()
    writeFileSync(join(folder, 'memory'), JSON.stringify({ asked, rss, heapUsed, now: now() }))
  }, LOOK_MS).unref()
}
