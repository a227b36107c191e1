import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { awayError, markAway, outageOf } from './database-failure.ts'

/** An error as PostgreSQL reports it. */
function said(code: string, message = 'said by PostgreSQL') {
  const error = new pg.DatabaseError(message, message.length, 'error')
  error.code = code
  return error
}
const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

describe('the database is away', () => {
  const STATES = ['08000', '08001', '08006', '08P01', '25006', '25P03', '25P04', '28000', '28P01', '3D000']
  const MORE_STATES = ['53000', '53100', '53200', '53300', '53400', '55006', '55P03']
  const LAST_STATES = [
    '57000',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '57P04',
    '57P05',
    '58000',
    '58030',
    '58P01',
  ]
  test.each([...STATES, ...MORE_STATES, ...LAST_STATES])('when PostgreSQL says %s', (code) => {
    expect(outageOf(said(code))?.seconds).toBeGreaterThanOrEqual(1)
  })

  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ])('when the network reports %s', (code) => {
    expect(outageOf(coded(code))).toBeDefined()
  })

  test('when its socket is missing, but not when a file of the shop is', () => {
    expect(outageOf(coded('ENOENT', { syscall: 'connect' }))).toBeDefined()
    expect(outageOf(coded('ENOENT', { syscall: 'open' }))).toBeUndefined()
  })

  test.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Cannot use a pool after calling end on the pool',
    'The server does not support SSL connections',
  ])('when the driver reports: %s', (sentence) => {
    expect(outageOf(new Error(sentence))).toBeDefined()
  })

  test('whatever the error of a lost connection is', () => {
    const strange = new Error('SASL: never heard of before')
    expect(outageOf(strange)).toBeUndefined()
    markAway(strange)
    expect(outageOf(strange)).toBeDefined()
    expect(outageOf(awayError('silence'))).toBeDefined()
  })

  test('however deep the failure lies in the causes, and when several connections were tried', () => {
    const deep = new Error('a', {
      cause: new Error('b', { cause: new Error('c', { cause: said('57P01') }) }),
    })
    expect(outageOf(deep)).toBeDefined()
    const ways = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])
    expect(outageOf(new Error('query', { cause: ways }))).toBeDefined()
  })
})

describe('the database is there', () => {
  test.each([
    '22003',
    '22021',
    '22P02',
    '23503',
    '23505',
    '23514',
    '25P02',
    '42601',
    '42703',
    '42P01',
    'P0001',
  ])('when it refuses a statement with %s', (code) => expect(outageOf(said(code))).toBeUndefined())

  test('when the fault is in the program, also on a connection', () => {
    for (const fault of [
      new TypeError('x is undefined'),
      new RangeError('too large'),
      new SyntaxError('json'),
    ]) {
      markAway(fault)
      expect(outageOf(fault)).toBeUndefined()
    }
    expect(outageOf(said('08P01', 'bind message supplies 1 parameters'))).toBeUndefined()
  })

  test('when no cause is an outage, and when causes form a cycle', () => {
    const circle = new Error('circle')
    circle.cause = circle
    for (const other of [circle, new Error('no'), 'text', undefined, null, { code: 57 }])
      expect(outageOf(other)).toBeUndefined()
  })
})
