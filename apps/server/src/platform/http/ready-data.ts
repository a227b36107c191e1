import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { visitorHead, type AnswerHead } from './answer-head.ts'
import { byteWriter, ownCopy, type ByteSink } from './byte-writer.ts'
import { ENVELOPE_END } from './envelope.ts'

/**
 * Data of an answer as bytes for many answers, with the brace that closes the envelope (decision 136). They are stored
 * inside the complete answer to a visitor, which is sent unchanged; for a signed-in user they follow that user's own
 * head.
 */
export type ReadyData = PlainData | PackedData

interface PlainData {
  form: 'plain'
  toVisitors: Buffer
  bytes: Buffer
}

/** As raw deflate, with what is needed for the gzip checksum. */
export interface PackedData {
  form: 'gzip'
  toVisitors: Buffer
  bytes: Buffer
  /** Uncompressed length in bytes. */
  length: number
  /** CRC-32 of the last head, and of head and data together: most answers to customers have the same head. */
  headCrc: number
  wholeCrc: number
}

const TRAILER_BYTES = 8
/** Compressed once, off the main thread, so a slow level is acceptable. */
const LEVEL = constants.Z_DEFAULT_COMPRESSION
const deflate = promisify(deflateRaw)

const plainOf = (toVisitors: Buffer): ReadyData => ({
  form: 'plain',
  toVisitors,
  bytes: toVisitors.subarray(visitorHead.plain.length),
})

/** JSON of data as uncompressed bytes. */
export const readyPlain = (dataJson: string): ReadyData =>
  plainOf(Buffer.concat([visitorHead.plain, Buffer.from(dataJson + ENVELOPE_END)]))

/** A copy of plain data with its own memory, for caching. */
export const copyOfPlain = ({ toVisitors }: ReadyData): ReadyData => plainOf(ownCopy(toVisitors))

const fresh = byteWriter()

/** Data assembled for this answer only: they share a block of memory and must not be cached. */
export function freshPlain(writeData: (to: ByteSink) => void): ReadyData {
  const toVisitors = fresh.write((to) => {
    to.bytes(visitorHead.plain)
    writeData(to)
    to.text(ENVELOPE_END)
  })
  return plainOf(toVisitors)
}

/** The same data as JSON text. */
export const freshJson = (writeData: (to: ByteSink) => void): string =>
  fresh.write(writeData).toString('latin1')

/** JSON of data compressed, off the main thread. */
export async function readyGzip(dataJson: string): Promise<ReadyData> {
  const plain = Buffer.from(dataJson + ENVELOPE_END)
  const packed = await deflate(plain, { level: LEVEL })
  const data = { form: 'gzip', length: plain.length, headCrc: 0, wholeCrc: crc32(plain) } as const
  // Copied, because the result of zlib is a view of a larger buffer.
  const toVisitors = gzipAround(visitorHead, { ...data, bytes: packed, toVisitors: packed })
  const { length } = visitorHead.gzip
  return { ...data, toVisitors, bytes: toVisitors.subarray(length, length + packed.length) }
}

let joins = true

/** Turns the joining of compressed answers off or on, once at the start of a process (decision 185). */
export function setGzipJoining(on: boolean): void {
  joins = on
}

/**
 * Whether compressed data is cached and sent after each user's head; otherwise each whole answer is compressed again.
 */
export const joinsGzip = () => joins

/** A whole gzip stream from a head and data that were compressed before. */
export function gzipAround(head: AnswerHead, data: PackedData): Buffer {
  const end = head.gzip.length + data.bytes.length
  const whole = Buffer.allocUnsafeSlow(end + TRAILER_BYTES)
  whole.set(head.gzip)
  whole.set(data.bytes, head.gzip.length)
  whole.writeUInt32LE(crcAfter(head.crc, data), end)
  whole.writeUInt32LE((head.plain.length + data.length) % 2 ** 32, end + 4)
  return whole
}

let zeros = Buffer.alloc(0)

/**
 * The CRC-32 of a head and data, when only the CRC after another head is known. CRC-32 is linear: a different head
 * changes it as if it were followed by zeros in place of the data.
 */
function crcAfter(headCrc: number, data: PackedData): number {
  if (headCrc === data.headCrc) return data.wholeCrc
  if (zeros.length < data.length) zeros = Buffer.alloc(data.length)
  const same = zeros.subarray(0, data.length)
  data.wholeCrc = (data.wholeCrc ^ crc32(same, headCrc) ^ crc32(same, data.headCrc)) >>> 0
  data.headCrc = headCrc
  return data.wholeCrc
}
