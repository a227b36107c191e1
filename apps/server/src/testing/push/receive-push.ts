import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'

/** A browser that has subscribed to pushes: its subscription, and what it can read. */
export interface PushBrowser {
  /** As PushSubscription.toJSON() writes it. */
  subscription: string
  path: string
  /** The text of a message (RFC 8291, aes128gcm). Throws where it was not encrypted for this browser. */
  read: (message: Buffer) => string
}

const SALT = 16
const RECORD_SIZE = 4
const TAG = 16

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}

/** Decrypts a message of one record (RFC 8188) with the keys of the browser. */
function readMessage(message: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, SALT)
  const keyBytes = message.readUInt8(SALT + RECORD_SIZE)
  const begin = SALT + RECORD_SIZE + 1
  const senderKey = message.subarray(begin, begin + keyBytes)
  const record = message.subarray(begin + keyBytes)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = derive(pair.computeSecret(senderKey), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG))
  const text = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()])
  // The last record ends with 2 and zeros.
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8')
}

/** Subscribes a browser at a push service. */
export function subscribeBrowser(host: string): PushBrowser {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const path = `/send/${randomBytes(18).toString('base64url')}`
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
  return {
    subscription: JSON.stringify({ endpoint: `https://${host}${path}`, expirationTime: null, keys }),
    path,
    read: (message) => readMessage(message, pair, auth),
  }
}
