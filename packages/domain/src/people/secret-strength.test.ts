import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWeakSecret } from './secret-strength.ts'

const EXAMPLES = ['Cambusa.2026', 'development-secret-of-the-demo-shop', 'openssl rand']
const isWeak = (secret: string) => isWeakSecret(secret, EXAMPLES)

describe('a secret that can be guessed', () => {
  it.each([
    'a'.repeat(40),
    'ab'.repeat(20),
    'abc'.repeat(12),
    'Production0000000000000000000000000',
    '0000000000000000000000000Production',
    '12345678'.repeat(5),
    '0123456789abcdef'.repeat(2),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'qwertyuiopasdfghjklzxcvbnm1234567890',
    'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6',
    '11223344556677889900aabbccddeeff',
    'aaaabbbbccccddddeeeeffffgggghhhh',
    'password'.repeat(5),
    'ChangeMeChangeMeChangeMeChangeMe',
    'my-production-secret-of-the-shop-1',
    'negozio-chiave-segreta-di-produzione'.slice(0, 22).repeat(2),
    'Cambusa.2026Cambusa.2026Cambusa.2026',
    'x9!kQ-Cambusa.2026-7fLw0PzR4tY8uI1o',
    'DEVELOPMENT-SECRET-OF-THE-DEMO-SHOP-7fLw0PzR4tY8uI1o',
    '$(openssl rand -hex 32) > /etc/cambusa',
    'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk!',
    '01'.repeat(32),
    '2026-01-01-2026-01-01-2026-01-01-2026-01-01',
    ' '.repeat(40),
  ])('is refused: %s', (secret) => {
    expect(isWeak(secret)).toBe(true)
  })

  it('has fewer than eight different characters, however long and mixed', () => {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789!-_+/='
    const few = fc
      .uniqueArray(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 7 })
      .chain((signs) => fc.array(fc.constantFrom(...signs), { minLength: 32, maxLength: 120 }))
    fc.assert(
      fc.property(few, (signs) => {
        expect(isWeak(signs.join(''))).toBe(true)
      }),
    )
  })

  it('is a repetition of up to sixteen characters', () => {
    const piece = fc.string({ minLength: 1, maxLength: 16 })
    fc.assert(
      fc.property(piece, fc.integer({ min: 32, max: 90 }), (text, length) => {
        expect(isWeak(text.repeat(length).slice(0, length))).toBe(true)
      }),
    )
  })

  it('is a short text padded with one character', () => {
    const text = fc.string({ minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(text, fc.constantFrom('0', 'x', '!', ' '), (short, sign) => {
        expect([isWeak(short.padEnd(40, sign)), isWeak(short.padStart(40, sign))]).toEqual([true, true])
      }),
    )
  })
})

describe('a random secret', () => {
  const bytes = (length: number) =>
    fc.uint8Array({ minLength: length, maxLength: length }).map((array) => Buffer.from(array))

  it.each([16, 24, 32, 48, 64])('always passes, of %i bytes, as hex and as base64', (length) => {
    fc.assert(
      fc.property(fc.noBias(bytes(length)), (random) => {
        const texts = [random.toString('hex'), random.toString('base64'), random.toString('base64url')]
        expect(texts.filter((text) => text.length >= 32 && isWeak(text))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  it('passes as a UUID and as a long sentence of one’s own', () => {
    expect(isWeak('0b7e8c1a-52f4-4d39-9a60-e3c5d17f8b24')).toBe(false)
    expect(isWeak('il gatto rosso beve grappa a Mirandola')).toBe(false)
  })
})
