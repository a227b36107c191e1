import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A private key and its certificate, as PEM. */
export interface KeyPair {
  privateKey: string
  certificate: string
}

const YEARS = 10
const YEAR_MS = 31_557_600_000
const [INTEGER, BIT_STRING, OBJECT_ID, UTF8, UTC_TIME, SEQUENCE, SET, VERSION] = [
  0x02, 0x03, 0x06, 0x0c, 0x17, 0x30, 0x31, 0xa0,
]
/** sha256WithRSAEncryption, and the name of a subject (CN). */
const SHA256_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const COMMON_NAME = Buffer.from('550403', 'hex')

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const utcTime = (at: Date) =>
  der(UTC_TIME, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))

const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${(bytes.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`

/** Makes an RSA key with a certificate that it signs itself (X.509, valid for ten years): for development and tests. */
export function makeKeyPair(name: string): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const now = Date.now()
  const subject = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), der(UTF8, Buffer.from(name)))),
  )
  const toSign = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    SHA256_RSA,
    subject,
    der(SEQUENCE, utcTime(new Date(now - YEAR_MS)), utcTime(new Date(now + YEARS * YEAR_MS))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', toSign, privateKey))
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem('CERTIFICATE', der(SEQUENCE, toSign, SHA256_RSA, signature)),
  }
}

function readKeyPair(path: string): KeyPair {
  const [privateKey = '', certificate = ''] = readFileSync(path, 'utf8').split(/(?=-----BEGIN CERTIFICATE)/)
  return { privateKey, certificate }
}

/** The key pair of a file, made if there is none; several processes that begin together get the same. */
export function keptKeyPair(path: string, name: string): KeyPair {
  try {
    return readKeyPair(path)
  } catch {
    // There is none yet.
  }
  const { privateKey, certificate } = makeKeyPair(name)
  mkdirSync(dirname(path), { recursive: true })
  const written = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(written, privateKey + certificate, { mode: 0o600 })
  try {
    linkSync(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(written, { force: true })
  }
  return readKeyPair(path)
}
