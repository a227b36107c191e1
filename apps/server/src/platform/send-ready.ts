import type { FastifyReply } from 'fastify'
import { headFor, visitorHead } from './answer-head.ts'
import type { RequestSession } from './context.ts'
import { gzipAround, type ReadyData } from './ready-data.ts'

const OK = 200
const OF_PLAIN = ['content-type', 'application/json; charset=utf-8']
const OF_GZIP = [...OF_PLAIN, 'content-encoding', 'gzip', 'vary', 'accept-encoding']

/**
 * Answers a call with data that is ready, without turning it into a text again. Headers of its own stand on the answer
 * (`reply.raw`) by then: asking Fastify for its own copies all of them, a tenth of such an answer.
 */
export function sendReady(reply: FastifyReply, session: RequestSession, data: ReadyData): void {
  const { raw } = reply.hijack()
  const head = headFor(session)
  const isVisitor = head === visitorHead
  // HEAD is told how long it would be.
  const hasBody = reply.request.method !== 'HEAD'
  if (data.form === 'plain' && !isVisitor) {
    raw.writeHead(OK, [...OF_PLAIN, 'content-length', head.plain.length + data.bytes.length])
    if (hasBody) raw.write(head.plain)
    raw.end(hasBody ? data.bytes : undefined)
    return
  }
  const whole = isVisitor || data.form === 'plain' ? data.toVisitors : gzipAround(head, data)
  raw.writeHead(OK, [...(data.form === 'gzip' ? OF_GZIP : OF_PLAIN), 'content-length', whole.length])
  raw.end(hasBody ? whole : undefined)
}
