import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { PICTURE_BYTES_MAX } from '@cambusa/domain/catalogue/picture-limits'
import type { PictureStore } from '../../modules/pictures/store/picture-store.ts'

export interface Bucket {
  /** Address of the bucket, with or without a path in it. */
  url: string
  key: string
  secret: string
  region: string
}

export interface S3Waits {
  readMs: number
  saveMs: number
  /** Pauses before a save is tried again: one more try for each. */
  pausesMs: readonly number[]
}

const WAITS: S3Waits = { readMs: 5_000, saveMs: 60_000, pausesMs: [500, 3_000] }
/** SHA-256 of nothing: the body of a GET. */
const OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const TOO_MANY = 429

/** The bucket is away: unreachable, too slow, or it refused; the message says which, without any key. */
export class BucketAway extends Error {
  /** Trying again may help: it was not a refusal of these keys or this address. */
  readonly isPassing: boolean
  constructor(what: string, isPassing: boolean) {
    super(`bucket ${what}`)
    this.isPassing = isPassing
  }
}

/**
 * The pictures in an S3-compatible bucket, `ab/cdef…` below its address. Requests are signed by SigV4 and name the
 * SHA-256 of their content, so that the bucket refuses what arrives damaged. Throws BucketAway.
 */
export function s3PictureStore({ url, key, secret, region }: Bucket, waits: S3Waits = WAITS): PictureStore {
  // Retries are ours: those of the client do not cover a lost connection.
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  })
  const base = url.replace(/\/+$/, '')
  const addressOf = (hash: string) => `${base}/${hash.slice(0, 2)}/${hash.slice(2)}`

  /** `take` reads the answer within the same time limit. */
  async function ask<Taken>(
    hash: string,
    init: { method: string; timeMs: number; contentHash: string; body?: Uint8Array },
    take: (answer: Response) => Promise<Taken>,
  ): Promise<Taken> {
    const { method, timeMs, contentHash, body } = init
    const signal = AbortSignal.timeout(timeMs)
    try {
      const signed = await client.sign(addressOf(hash), {
        method,
        headers: { 'x-amz-content-sha256': contentHash },
        ...(body === undefined ? {} : { body: body as Uint8Array<ArrayBuffer> }),
      })
      const answer = await fetch(signed, { signal, redirect: 'manual' })
      return await take(answer)
    } catch (error) {
      if (error instanceof BucketAway) throw error
      const { name, cause } = error as Error
      const reason = name === 'TimeoutError' ? 'is too slow' : `does not answer: ${messageOf(cause) ?? name}`
      throw new BucketAway(reason, true)
    }
  }

  return {
    read: (hash) =>
      ask(hash, { method: 'GET', timeMs: waits.readMs, contentHash: OF_NOTHING }, async (answer) => {
        if (answer.status === 200) return bytesOf(answer)
        await answer.body?.cancel()
        if (answer.status === 404) return undefined
        throw refusedBy(answer)
      }),
    async save(hash, body) {
      for (let tried = 0; ; tried += 1) {
        try {
          const init = { method: 'PUT', timeMs: waits.saveMs, contentHash: hash, body }
          return await ask(hash, init, async (answer) => {
            await answer.body?.cancel()
            if (!answer.ok) throw refusedBy(answer)
          })
        } catch (error) {
          const pauseMs = waits.pausesMs[tried]
          if (pauseMs === undefined || !(error as BucketAway).isPassing) throw error
          await wait(pauseMs)
        }
      }
    },
  }
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : undefined)

const refusedBy = ({ status }: Response) =>
  new BucketAway(`answered ${status}`, status >= 500 || status === TOO_MANY)

/** No more is read than a picture may have, whatever the headers say. */
async function bytesOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    if (length > PICTURE_BYTES_MAX) throw new BucketAway('answered more than a picture', false)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
