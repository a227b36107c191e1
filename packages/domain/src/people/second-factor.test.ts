import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { USER_TYPE } from './roles.ts'
import { needsSecondFactor, recoveryCodeOf, RECOVERY_CODE_BYTES, typedCode } from './second-factor.ts'
import { inGroups } from './typed-signs.ts'

describe('a typed code', () => {
  it('of the app is six digits, however they are spaced', () => {
    for (const text of ['123456', ' 123 456 ', '123-456', '１２３４５６'])
      expect(typedCode(text)).toEqual({ kind: 'app', code: '123456' })
    for (const text of ['', '12345', '1234567', '12345a', '-123456x']) expect(typedCode(text)).toBeUndefined()
  })

  it('of recovery is read back as people write it: groups, small letters, O for zero, I and L for one', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES }),
        (random) => {
          const code = recoveryCodeOf(random)
          const written = inGroups(code, '-').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
          expect(typedCode(written)).toEqual({ kind: 'recovery', code })
        },
      ),
    )
  })

  it('of recovery holds all 80 bits: other bytes are another code', () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES })
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const isSame = Buffer.from(one).equals(Buffer.from(other))
        expect(recoveryCodeOf(one) === recoveryCodeOf(other)).toBe(isSame)
      }),
    )
    expect(recoveryCodeOf(new Uint8Array(RECOVERY_CODE_BYTES).fill(255))).toBe('ZZZZZZZZZZZZZZZZ')
  })
})

it('staff need a second factor; the demo’s accounts do not while the shop is a demo, customers never', () => {
  const needed = (userTypeId: number, isDemo: boolean, isDemoMode: boolean) =>
    needsSecondFactor({ userTypeId, isDemo }, isDemoMode)
  for (const staff of [USER_TYPE.administrator, USER_TYPE.operator]) {
    expect([needed(staff, false, false), needed(staff, false, true), needed(staff, true, false)]).toEqual([
      true,
      true,
      true,
    ])
    expect(needed(staff, true, true)).toBe(false)
  }
  for (const customer of [USER_TYPE.business, USER_TYPE.private])
    expect(needed(customer, false, false)).toBe(false)
})
