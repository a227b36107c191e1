import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atTheEnd } from './at-the-end.ts'

export interface StandInBucket {
  /** The bucket's address, without a slash at the end. */
  url: string
  /** The saved files by their path in the bucket. */
  files: Map<string, Buffer>
  /** Every request that came, 'GET /ab/cd', also refused ones. */
  asked: string[]
  /** Takes over an answer; undefined again: the bucket works. */
  misbehave: ((request: IncomingMessage, answer: ServerResponse) => void) | undefined
  close: () => Promise<void>
}

export const BUCKET_KEYS = { key: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
export const BUCKET_REGION = 'eu-south-1'
/** As of S3: a signature is no longer valid after this time. */
const VALID_MS = 15 * 60_000

/**
 * A bucket that computes the signature of every request itself, by 'Authenticating Requests (AWS Signature Version 4)' of the
 * S3 documentation, and refuses with 403 what is not signed with its secret, is too old, or whose body is not the one that is
 * signed.
 */
export async function startBucket(port = 0): Promise<StandInBucket> {
  const files = new Map<string, Buffer>()
  const asked: string[] = []
  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      asked.push(`${request.method} ${path}`)
      if (bucket.misbehave !== undefined) return bucket.misbehave(request, answer)
      const body = Buffer.concat(parts)
      const problem = problemOf(request, body)
      if (problem !== undefined)
        return answer
          .writeHead(403)
          .end(`<Error><Code>SignatureDoesNotMatch</Code><Message>${problem}</Message></Error>`)
      if (request.method === 'PUT') {
        files.set(path, body)
        return answer.writeHead(200).end()
      }
      const file = files.get(path)
      if (file === undefined) return answer.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
      return answer.writeHead(200, { 'content-length': file.length }).end(file)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  const bucket: StandInBucket = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/foto`,
    files,
    asked,
    misbehave: undefined,
    close,
  }
  atTheEnd(close)
  return bucket
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Percent-encoding of one segment of a path as S3 signs it. */
const encoded = (segment: string) =>
  encodeURIComponent(decodeURIComponent(segment)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Why a request is refused; undefined: it is signed as it should be. */
function problemOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (found === null) return 'no signature'
  const [, key, day = '', region = '', service = '', names = '', signature] = found
  const moment = String(headers['x-amz-date'])
  const contentHash = String(headers['x-amz-content-sha256'])
  if (key !== BUCKET_KEYS.key) return 'another key'
  if (region !== BUCKET_REGION || service !== 's3') return 'another region or service'
  if (!moment.startsWith(day)) return 'another day'
  const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < VALID_MS)) return 'too old'
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'headers that must be signed are not'
  if (sha256(body) !== contentHash) return 'another body'
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path.split('/').map(encoded).join('/'),
    query,
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    names,
    contentHash,
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const signing = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${BUCKET_KEYS.secret}`, day))
  return hmac(signing, text).toString('hex') === signature ? undefined : 'another signature'
}
