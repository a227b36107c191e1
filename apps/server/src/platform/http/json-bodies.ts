import type { FastifyInstance } from 'fastify'

/** Nesting of brackets; the deepest body of the contract has five levels. */
const MAX_DEPTH = 32
const BAD_REQUEST = 400

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN = new Set([0x5b, 0x7b])
const CLOSED = new Set([0x5d, 0x7d])

/** Whether brackets are nested deeper than `most`; strings are skipped. */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (code === QUOTE) place = stringEnd(text, place)
    else if (OPEN.has(code)) {
      depth += 1
      if (depth > most) return true
    } else if (CLOSED.has(code)) depth -= 1
  }
  return false
}

function stringEnd(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

/**
 * Parses JSON bodies like Fastify, but only up to a depth: a megabyte of brackets would block the process for as long
 * as a hundred calls, and overflow the stack of recursive code.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some programs send a content type without a body.
    if (body.trim() === '') done(null, undefined)
    else if (isDeeper(body, MAX_DEPTH))
      done(Object.assign(new Error('the body is too deep'), { statusCode: BAD_REQUEST }))
    else void parse(request, body, done)
  })
}
