import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPANY_ROLES, countingLimits, isCompanyRole, mayDecideFor } from './company-roles.ts'

const role = fc.constantFrom(...COMPANY_ROLES)
const limit = fc.option(fc.integer({ min: 0, max: 1_000_000 }))

describe('roles in a company', () => {
  it('lets nobody decide for themselves, and only holders for others', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.option(role), (userId, other, own) => {
        const may = mayDecideFor({ userId, role: own }, { userId: other })
        expect(may).toBe(own === 'holder' && userId !== other)
      }),
    )
    expect(mayDecideFor({ userId: 7, role: 'holder' }, { userId: 7 })).toBe(false)
  })

  it('gives a holder no limits, and leaves those of others as they are', () => {
    fc.assert(
      fc.property(role, limit, limit, (own, orderLimitCents, monthLimitCents) => {
        const limits = { role: own, orderLimitCents, monthLimitCents }
        const none = { role: own, orderLimitCents: null, monthLimitCents: null }
        expect(countingLimits(limits)).toEqual(own === 'holder' ? none : limits)
      }),
    )
  })

  it('knows its own names only', () => {
    expect(COMPANY_ROLES.every(isCompanyRole)).toBe(true)
    expect(isCompanyRole('owner')).toBe(false)
  })
})
