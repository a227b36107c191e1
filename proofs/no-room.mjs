import { existsSync, promises } from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import pg from 'pg'

/**
 * Loaded before the server (node --import): while the file CAMBUSA_PROOF_NO_ROOM exists, the disk counts as full: every
 * write to a file fails with ENOSPC, and every write to the database with 53100. The program itself contains none of
 * this.
 */
const flag = process.env.CAMBUSA_PROOF_NO_ROOM ?? ''
const fs = createRequire(import.meta.url)('node:fs')
const isFull = () => existsSync(flag)

const noRoom = (syscall) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${syscall}`), {
    code: 'ENOSPC',
    errno: -28,
    syscall,
  })

for (const name of ['write', 'writev', 'writeFile', 'appendFile', 'mkdir', 'rename', 'copyFile']) {
  const original = fs[name]
  fs[name] = function fullWrite(...args) {
    // 1 and 2 are stdout and stderr.
    if (!isFull() || args[0] === 1 || args[0] === 2) return original.apply(this, args)
    const done = args.at(-1)
    setImmediate(() => done(noRoom(name)))
  }
  const originalSync = fs[`${name}Sync`]
  fs[`${name}Sync`] = function fullWriteSync(...args) {
    if (!isFull() || args[0] === 1 || args[0] === 2) return originalSync.apply(this, args)
    throw noRoom(name)
  }
}
for (const name of ['writeFile', 'appendFile', 'mkdir', 'rename', 'copyFile']) {
  const original = promises[name]
  promises[name] = async function fullPromise(...args) {
    if (isFull()) throw noRoom(name)
    return original.apply(this, args)
  }
}
syncBuiltinESMExports()

const WRITES = /^\s*begin\b|\b(?:insert\s+into|update|delete\s+from)\b/i
const { query } = pg.Client.prototype
pg.Client.prototype.query = function fullQuery(config, ...rest) {
  const text = typeof config === 'string' ? config : (config?.text ?? '')
  if (!isFull() || !WRITES.test(text)) return query.call(this, config, ...rest)
  const error = new pg.DatabaseError('could not extend file: No space left on device', 0, 'error')
  error.code = '53100'
  error.severity = 'ERROR'
  const done = [config, ...rest].findLast((part) => typeof part === 'function')
  if (done === undefined) return Promise.reject(error)
  setImmediate(() => done(error))
  return undefined
}
