import { malformedTexts } from '@cambusa/messages/it/malformed'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { answerHeaders, bearHeaders, type Fortress } from './answer-headers.ts'
import { anonymousUser, refused } from './envelope.ts'
import { refuse } from './refusal.ts'

const TOO_LONG = 414
const TIMED_OUT = 408
const HEADERS_TOO_LARGE = 431
const MALFORMED = 400

const refusalBody = () => {
  const refusal = refuse('request.malformed', {
    field: malformedTexts.request,
    reason: malformedTexts.unreadable,
  })
  return { response: refused([refusal]), user: anonymousUser }
}

/** Answers a path that the router cannot parse (invalid escapes, too long), with the envelope and the same headers. */
export function answerUnroutable(fortress: Fortress) {
  const headersOf = answerHeaders(fortress)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    bearHeaders(reply.raw, headersOf(request.raw.url ?? ''))
    void reply
      .code(error.statusCode === TOO_LONG ? TOO_LONG : MALFORMED)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(refusalBody()))
  }
}

const statusOf = (code: string | undefined): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT
  return code === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : MALFORMED
}

/** Answers bytes that are not a valid HTTP request: there is no response object, only the socket. */
export function answerBrokenRequest(fortress: Fortress) {
  const headers = answerHeaders(fortress)('').map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = statusOf(error.code)
    const body = JSON.stringify(refusalBody())
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`,
      'connection: close\r\n',
      'content-type: application/json; charset=utf-8\r\n',
      `content-length: ${Buffer.byteLength(body)}\r\n`,
      ...headers,
    ]
    if (socket.writable) socket.write(`${head.join('')}\r\n${body}`)
    socket.destroy(error)
  }
}
