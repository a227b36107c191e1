import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { visitorHead, type AnswerHead } from './answer-head.ts'
import { byteWriter, ownCopy, type ByteSink } from './byte-writer.ts'
import { ENVELOPE_END } from './envelope.ts'

/**
 * Data of an answer as bytes that many answers send, with the brace that closes the envelope (decision 136). It lies in the
 * whole answer to a visitor, which is sent as it is; to a user of an account it goes after what is that user's own.
 */
export type ReadyData = PlainData | PackedData

interface PlainData {
  form: 'plain'
  toVisitors: Buffer
  bytes: Buffer
}

/** As raw deflate, with what the checksum around it is made of. */
export interface PackedData {
  form: 'gzip'
  toVisitors: Buffer
  bytes: Buffer
  /** Bytes that it unpacks to. */
  length: number
  /** CRC-32 of what stands before it, and of both together: most answers to customers stand after the same. */
  headCrc: number
  wholeCrc: number
}

const TRAILER_BYTES = 8
/** Made once and off the main thread: it may take its time. */
const LEVEL = constants.Z_DEFAULT_COMPRESSION
const deflate = promisify(deflateRaw)

const plainOf = (toVisitors: Buffer): ReadyData => ({
  form: 'plain',
  toVisitors,
  bytes: toVisitors.subarray(visitorHead.plain.length),
})

/** JSON of data as bytes. */
export const readyPlain = (dataJson: string): ReadyData =>
  plainOf(Buffer.concat([visitorHead.plain, Buffer.from(dataJson + ENVELOPE_END)]))

/** Plain data that lie in memory of their own, for keeping. */
export const copyOfPlain = ({ toVisitors }: ReadyData): ReadyData => plainOf(ownCopy(toVisitors))

const fresh = byteWriter()

/** Data that are assembled for this answer alone: they lie beside those of others, and are not for keeping. */
export function freshPlain(layData: (to: ByteSink) => void): ReadyData {
  const toVisitors = fresh.write((to) => {
    to.bytes(visitorHead.plain)
    layData(to)
    to.text(ENVELOPE_END)
  })
  return plainOf(toVisitors)
}

/** The same data as the text of their JSON. */
export const freshJson = (layData: (to: ByteSink) => void): string => fresh.write(layData).toString('latin1')

/** JSON of data compressed, off the main thread. */
export async function readyGzip(dataJson: string): Promise<ReadyData> {
  const plain = Buffer.from(dataJson + ENVELOPE_END)
  const packed = await deflate(plain, { level: LEVEL })
  const data = { form: 'gzip', length: plain.length, headCrc: 0, wholeCrc: crc32(plain) } as const
  // A copy of its own: the result of zlib is a piece of something larger.
  const toVisitors = gzipAround(visitorHead, { ...data, bytes: packed, toVisitors: packed })
  const { length } = visitorHead.gzip
  return { ...data, toVisitors, bytes: toVisitors.subarray(length, length + packed.length) }
}

let joins = true

/** Turns the joining of compressed answers off or on, once at the start of a process (decision 185). */
export function setGzipJoining(on: boolean): void {
  joins = on
}

/** Whether compressed data is kept and sent after each user's head; otherwise each whole answer is compressed anew. */
export const joinsGzip = () => joins

/** A whole gzip stream of a head and data that was packed before. */
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
 * The CRC-32 of a head and the data after it, of which only the CRC after another head is known. CRC-32 is linear: what a
 * different beginning changes is what it changes in as many zeros.
 */
function crcAfter(headCrc: number, data: PackedData): number {
  if (headCrc === data.headCrc) return data.wholeCrc
  if (zeros.length < data.length) zeros = Buffer.alloc(data.length)
  const same = zeros.subarray(0, data.length)
  data.wholeCrc = (data.wholeCrc ^ crc32(same, headCrc) ^ crc32(same, data.headCrc)) >>> 0
  data.headCrc = headCrc
  return data.wholeCrc
}
