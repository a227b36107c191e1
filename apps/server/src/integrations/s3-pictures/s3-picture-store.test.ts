import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { keptWhole, pictureHash } from '../../modules/pictures/store/kept-whole.ts'
import { BUCKET_KEYS, BUCKET_REGION, startBucket, type StandInBucket } from '../../testing/stand-in-bucket.ts'
import { s3PictureStore, type Bucket } from './s3-picture-store.ts'

const WAITS = { readMs: 30_000, saveMs: 30_000, pausesMs: [5, 5] }
const SHORT = { ...WAITS, readMs: 100 }
const PICTURE = Buffer.from('bytes of a picture')
const HASH = pictureHash(PICTURE)

let bucket: StandInBucket
beforeEach(async () => {
  bucket = await startBucket()
})

const storeWith = (other: Partial<Bucket> = {}, waits = WAITS) =>
  keptWhole(s3PictureStore({ url: bucket.url, ...BUCKET_KEYS, region: BUCKET_REGION, ...other }, waits))

describe('pictures in a bucket', () => {
  it('are saved and read with signatures that the bucket checks', async () => {
    const store = storeWith()
    await store.save(HASH, PICTURE)
    expect([...bucket.files]).toEqual([[`/foto/${HASH.slice(0, 2)}/${HASH.slice(2)}`, PICTURE]])
    expect(await store.read(HASH)).toEqual(PICTURE)
    expect(await store.read(pictureHash(Buffer.from('another')))).toBeUndefined()
  })

  it('may lie below a path of it with signs that must be encoded', async () => {
    const store = storeWith({ url: `${bucket.url}/a%20b(1)/` })
    await store.save(HASH, PICTURE)
    expect(await store.read(HASH)).toEqual(PICTURE)
  })

  it.each([
    ['secret', { secret: 'another' }],
    ['key', { key: 'another' }],
    ['region', { region: 'us-east-1' }],
  ])('are refused with the wrong %s, at once and without the secret in the message', async (_, wrong) => {
    const store = storeWith(wrong)
    const refused = await store.save(HASH, PICTURE).catch((error: unknown) => String(error))
    expect(refused).toContain('bucket answered 403')
    expect(refused).not.toContain(BUCKET_KEYS.secret)
    await expect(store.read(HASH)).rejects.toThrow('bucket answered 403')
    expect(bucket.asked).toHaveLength(2)
    expect(bucket.files.size).toBe(0)
  })

  it('that arrive damaged are not kept', async () => {
    await expect(storeWith().save(HASH, Buffer.from('bytes of b picture'))).rejects.toThrow('403')
    expect(bucket.files.size).toBe(0)
  })

  it('are saved again while the bucket fails, three times at most', async () => {
    let failures = 2
    bucket.misbehave = (_, answer) => {
      answer.writeHead(503).end()
      failures -= 1
      if (failures === 0) bucket.misbehave = undefined
    }
    await storeWith().save(HASH, PICTURE)
    expect(bucket.asked).toHaveLength(3)
    bucket.misbehave = (request) => request.socket.destroy()
    await expect(storeWith().save(HASH, PICTURE)).rejects.toThrow('bucket does not answer')
    expect(bucket.asked).toHaveLength(6)
  })

  it.each<[string, NonNullable<StandInBucket['misbehave']>, string]>([
    ['an error', (_, answer) => answer.writeHead(500).end(), 'bucket answered 500'],
    ['a redirect', (_, answer) => answer.writeHead(301, { location: '/' }).end(), 'bucket answered 301'],
    ['nothing', (request) => request.socket.destroy(), 'bucket does not answer'],
    ['no end', (_, answer) => answer.writeHead(200).write('x'), 'bucket is too slow'],
    ['too late', (_, answer) => void wait(400).then(() => answer.end()), 'bucket is too slow'],
    [
      'half of it',
      (request, answer) => {
        answer.writeHead(200, { 'content-length': PICTURE.length })
        answer.write(PICTURE.subarray(0, 5), () => request.socket.destroy())
      },
      'bucket does not answer',
    ],
    ['half of it as if it were all', (_, answer) => answer.end(PICTURE.subarray(0, 5)), 'is damaged'],
    ['another file', (_, answer) => answer.end('bytes of b picture'), 'is damaged'],
    ['without end', (_, answer) => answer.end(Buffer.alloc(20_000_001)), 'more than a picture'],
  ])('fail to be read, with the reason, when it answers with %s', async (_, misbehave, reason) => {
    bucket.misbehave = misbehave
    const store = storeWith({}, reason.includes('slow') ? SHORT : WAITS)
    await expect(store.read(HASH)).rejects.toThrow(reason)
  })
})
