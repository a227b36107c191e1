import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { ENVELOPE_END } from './envelope.ts'

/**
 * Data of an answer as bytes that many answers send, with the brace that closes the envelope; what comes before it is each
 * user's own (decision 136). As raw deflate it carries what the checksum around it is made of.
 */
export type ReadyData = { form: 'plain'; bytes: Buffer } | PackedData

export interface PackedData {
  form: 'gzip'
  bytes: Buffer
  /** Bytes that it unpacks to. */
  length: number
  /** CRC-32 of what stands before it, and of both together: most answers stand after the same. */
  headCrc: number
  wholeCrc: number
}

/** Made once and off the main thread: it may take its time. */
const LEVEL = constants.Z_DEFAULT_COMPRESSION
const deflate = promisify(deflateRaw)

/** JSON of data as bytes. */
export const readyPlain = (dataJson: string): ReadyData => ({
  form: 'plain',
  bytes: Buffer.from(dataJson + ENVELOPE_END),
})

/** The same compressed, off the main thread. */
export async function readyGzip(dataJson: string): Promise<ReadyData> {
  const plain = Buffer.from(dataJson + ENVELOPE_END)
  const packed = await deflate(plain, { level: LEVEL })
  return {
    form: 'gzip',
    // A copy of its own: the result of zlib is a piece of something larger.
    bytes: Buffer.concat([packed]),
    length: plain.length,
    headCrc: 0,
    wholeCrc: crc32(plain),
  }
}

let zeros = Buffer.alloc(0)

/**
 * The CRC-32 of a head and the data after it, of which only the CRC after another head is known. CRC-32 is linear: what a
 * different beginning changes is what it changes in as many zeros.
 */
export function crcAfter(headCrc: number, data: PackedData): number {
  if (headCrc === data.headCrc) return data.wholeCrc
  if (zeros.length < data.length) zeros = Buffer.alloc(data.length)
  const same = zeros.subarray(0, data.length)
  data.wholeCrc = (data.wholeCrc ^ crc32(same, headCrc) ^ crc32(same, data.headCrc)) >>> 0
  data.headCrc = headCrc
  return data.wholeCrc
}
