import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasStateFolder, stateFolder } from './project.mjs'

const WAIT_MS = 250

/** Lets only one process at a time install, build and start in this clone; the lock of a dead process is ignored. */
export async function withLock(name, act) {
  // In a read-only copy nothing is prepared, so no lock is needed.
  if (!hasStateFolder()) return act()
  const file = join(stateFolder, `${name}.lock`)
  let told = false
  while (!take(file)) {
    if (!told) console.log('• Aspetto un altro comando che sta preparando questa copia')
    told = true
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await act()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!ownerLives(file)) rmSync(file, { force: true })
    return false
  }
}

function ownerLives(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')) || 0, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
