import { crc32 } from 'node:zlib'
import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { anonymousUser, envelopeHead } from './envelope.ts'

const MAX_BLOCK = 0xffff
/** Deflate, no flags, no time, no operating system: RFC 1952. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An uncompressed block that is not the last one: RFC 1951, 3.2.4. */
const STORED = 0

/** The part of every answer to a user before its data. */
export interface AnswerHead {
  plain: Buffer
  /** The start of a gzip stream: one uncompressed block, which compressed data can follow. */
  gzip: Buffer
  crc: number
}

function storedBlocks(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let start = 0; start < bytes.length; start += MAX_BLOCK) {
    const piece = bytes.subarray(start, start + MAX_BLOCK)
    const lengths = Buffer.from([STORED, 0, 0, 0, 0])
    lengths.writeUInt16LE(piece.length, 1)
    lengths.writeUInt16LE(piece.length ^ MAX_BLOCK, 3)
    blocks.push(lengths, piece)
  }
  return blocks
}

function headOf(userJson: string): AnswerHead {
  const plain = Buffer.from(envelopeHead(userJson))
  return { plain, gzip: Buffer.concat([GZIP_HEADER, ...storedBlocks(plain)]), crc: crc32(plain) }
}

/** The same for everybody who is not signed in. */
export const visitorHead = headOf(JSON.stringify(anonymousUser))

/** The user of a cached session, with its JSON. */
interface WrittenUser {
  user: EnvelopeUser
  userJson: string
}

const known = new WeakMap<EnvelopeUser, AnswerHead>([[anonymousUser, visitorHead]])

/** Built once per cached session. */
export function headFor({ user, userJson }: WrittenUser): AnswerHead {
  const found = known.get(user)
  if (found !== undefined) return found
  const made = headOf(userJson)
  known.set(user, made)
  return made
}
