import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the clone. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The retailer's file: another one makes another shop. */
export const shopFile = resolve(process.env.CAMBUSA_SHOP_FILE || join(root, 'shop.config.json'))

/** State of the scripts between runs; never the shop's data, which --data may put elsewhere. */
export const stateFolder = join(root, 'var')

/** @param {string} path relative to the root */
export const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Ends the program with one sentence. @param {string} sentence @returns {never} */
export function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

export function checkNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '')
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  stop(`Serve Node ${wanted} o più recente, qui c’è la ${process.versions.node}: aggiornala da nodejs.org.`)
}

/** False: a copy that belongs to another user, which can be run but not prepared. */
export function hasStateFolder() {
  try {
    mkdirSync(stateFolder, { recursive: true })
    accessSync(stateFolder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Called before the clone itself is changed: installing, building. */
export function requireWritable() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    stop(`Non posso scrivere in ${root}: avvia da una copia che appartiene al tuo utente.`)
  }
}
