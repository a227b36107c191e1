import fc from 'fast-check'
import { expect, it } from 'vitest'
import { KEY_SIGNS, keyState, SECRET_BYTES, SECRET_SIGNS } from './technical-key.ts'
import { inGroups, isSigns, readSigns, signsOf } from './typed-signs.ts'

it('keys and secrets are read back as people write them, and never two as one', () => {
  const bytes = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES })
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const secret = signsOf(one, SECRET_SIGNS)
      expect(isSigns(secret, SECRET_SIGNS)).toBe(true)
      const written = inGroups(secret, ' - ').toLowerCase().replaceAll('0', 'O').replaceAll('1', 'i')
      expect(readSigns(written)).toBe(secret)
      expect(signsOf(other, SECRET_SIGNS) === secret).toBe(Buffer.from(one).equals(Buffer.from(other)))
    }),
  )
  expect(isSigns(readSigns('Cassa di prova'), KEY_SIGNS)).toBe(true)
})

it('a key is good until it is withdrawn or its time is over', () => {
  const at = (seconds: number) => new Date(seconds * 1000)
  const state = (now: number, withdrawn?: number) =>
    keyState({ expiresAt: at(100), withdrawnAt: withdrawn === undefined ? null : at(withdrawn) }, at(now))
  expect([state(0), state(99), state(100), state(101)]).toEqual(['good', 'good', 'expired', 'expired'])
  expect([state(0, 0), state(200, 50)]).toEqual(['withdrawn', 'withdrawn'])
})
