import { describe, expect, it } from 'vitest'
import { mayDo, reasonNotToDo, roleMayDo, roleOf, SESSION_KINDS, type Act } from './roles.ts'

const TYPES = [null, 4, 3, 2, 1]

/** Whether each of visitor, private and business customer, operator and administrator may do an act. */
const whoMay = (act: Act) => TYPES.map((type) => roleMayDo(roleOf(type), act))

describe('roles', () => {
  it('allows each role its own acts and those of the roles below it', () => {
    expect(whoMay('visit')).toEqual([true, true, true, true, true])
    for (const act of [
      'shop',
      'chooseCompany',
      'ownMoney',
      'ownSecrets',
      'ownLogin',
      'manageCompany',
    ] as const)
      expect(whoMay(act)).toEqual([false, true, true, true, true])
    expect(whoMay('serveCustomers')).toEqual([false, false, false, true, true])
    expect(whoMay('administer')).toEqual([false, false, false, false, true])
  })

  it('shows prices without VAT to companies and the shop, not to private customers', () => {
    expect(whoMay('hideVat')).toEqual([false, false, true, true, true])
  })

  it('treats an unknown type as a visitor', () => {
    expect([undefined, 0, 5, -1, NaN].map(roleOf)).toEqual(Array.from({ length: 5 }, () => 'visitor'))
  })
})

describe('kinds of session', () => {
  /** The kinds in which a customer may do an act. */
  const kindsFor = (act: Act) => SESSION_KINDS.filter((kind) => mayDo({ role: 'business', kind }, act))

  it('leave money to whom it belongs, secrets to the person, and the login to whoever has a password', () => {
    expect(kindsFor('shop')).toEqual(['password', 'sso', 'technical', 'acting'])
    expect(kindsFor('chooseCompany')).toEqual(['password', 'sso', 'acting'])
    expect(kindsFor('ownMoney')).toEqual(['password', 'sso', 'technical'])
    expect(kindsFor('ownSecrets')).toEqual(['password', 'sso'])
    expect(kindsFor('ownLogin')).toEqual(['password'])
    expect(kindsFor('manageCompany')).toEqual(['password', 'sso'])
  })

  it('give nobody what the role may not', () => {
    for (const kind of SESSION_KINDS) expect(mayDo({ role: 'business', kind }, 'administer')).toBe(false)
  })

  it('say why: the role before the kind', () => {
    expect(reasonNotToDo({ role: 'private', kind: 'acting' }, 'administer')).toBe('role')
    expect(reasonNotToDo({ role: 'private', kind: 'acting' }, 'ownSecrets')).toBe('acting')
    expect(reasonNotToDo({ role: 'private', kind: 'password' }, 'ownSecrets')).toBeUndefined()
  })
})
