import { crc32 } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { RequestSession } from './context.ts'
import { envelopeHead } from './envelope.ts'
import { crcAfter, type PackedData, type ReadyData } from './ready-data.ts'

const MAX_BLOCK = 0xffff
const TRAILER_BYTES = 8
/** Deflate, no flags, no time, no system: RFC 1952. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** A block that is not the last one and lies as it is: RFC 1951, 3.2.4. */
const STORED = 0

/** What stands before the data in every answer to a user. */
interface Head {
  plain: Buffer
  /** Begins a gzip stream: a block of its own, uncompressed, after which the packed data goes on. */
  gzip: Buffer
  crc: number
}

const headOf = new WeakMap<RequestSession['user'], Head>()

function headFor({ user, userJson }: RequestSession): Head {
  const known = headOf.get(user)
  if (known !== undefined) return known
  const plain = Buffer.from(envelopeHead(userJson))
  const made = { plain, gzip: Buffer.concat([GZIP_HEADER, ...storedBlocks(plain)]), crc: crc32(plain) }
  headOf.set(user, made)
  return made
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

/** A whole gzip stream of a head and data that was packed before. */
function gzipAround(head: Head, data: PackedData): Buffer {
  const end = head.gzip.length + data.bytes.length
  const whole = Buffer.allocUnsafe(end + TRAILER_BYTES)
  whole.set(head.gzip)
  whole.set(data.bytes, head.gzip.length)
  whole.writeUInt32LE(crcAfter(head.crc, data), end)
  whole.writeUInt32LE((head.plain.length + data.length) % 2 ** 32, end + 4)
  return whole
}

/**
 * Answers a call with data that is ready, without turning it into a text again. Headers of its own stand on the answer
 * (`reply.raw`) by then: asking Fastify for its own copies all of them, a tenth of such an answer.
 */
export function sendReady(reply: FastifyReply, session: RequestSession, data: ReadyData): void {
  const { raw } = reply.hijack()
  const head = headFor(session)
  raw.setHeader('content-type', 'application/json; charset=utf-8')
  // HEAD is told how long it would be.
  const hasBody = reply.request.method !== 'HEAD'
  if (data.form === 'gzip') {
    const whole = gzipAround(head, data)
    raw.setHeader('content-encoding', 'gzip')
    raw.setHeader('vary', 'accept-encoding')
    raw.setHeader('content-length', whole.length)
    raw.end(hasBody ? whole : undefined)
    return
  }
  raw.setHeader('content-length', head.plain.length + data.bytes.length)
  if (hasBody) raw.write(head.plain)
  raw.end(hasBody ? data.bytes : undefined)
}
