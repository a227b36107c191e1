import { createECDH } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

/** The pair of keys by which push services know the shop (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

export type KeyConfig = Pick<Config, 'webPushPublicKey' | 'webPushPrivateKey' | 'dataDir'>

const FILE = 'web-push-keys.json'
const CURVE = 'prime256v1'
const PRIVATE_BYTES = 32

/** The configured keys, else those of the data folder, which are made at the first call. Throws errors of the file. */
export function vapidKeys({ webPushPublicKey, webPushPrivateKey, dataDir }: KeyConfig): VapidKeys {
  if (webPushPublicKey !== undefined && webPushPrivateKey !== undefined)
    return { publicKey: webPushPublicKey, privateKey: webPushPrivateKey }
  const path = join(dataDir, FILE)
  return readKeys(path) ?? makeKeys(dataDir, path)
}

function readKeys(path: string): VapidKeys | undefined {
  try {
    const { publicKey, privateKey } = JSON.parse(readFileSync(path, 'utf8')) as VapidKeys
    return { publicKey, privateKey }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Browsers are subscribed to one key for good: of two processes that make one at once, the first one’s stays. */
function makeKeys(folder: string, path: string): VapidKeys {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const secret = pair.getPrivateKey()
  const padded = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - secret.length), secret])
  const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') }
  mkdirSync(folder, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(keys), { mode: 0o600 })
  try {
    linkSync(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readKeys(path) ?? keys
}
