import { describe, expect, it } from 'vitest'
import { emailRule, isEmail, isPec, loginRule, usernameRule } from './email.ts'

describe('an e-mail address', () => {
  it('is local@domain with a top-level part of 2 to 4 letters', () => {
    for (const text of [
      'a@b.it',
      'mario.rossi+spesa@example.com',
      'o@sub.dominio.info',
      'x_y@bar-sport.eu',
    ]) {
      expect(isEmail(text), text).toBe(true)
    }
    const wrong = [
      'a',
      'a@b',
      'a@b.c',
      'a@b.museum',
      '@b.it',
      'a@.it',
      'a b@c.it',
      'a@b..it',
      'a@b.i1',
      'a@b@c.it',
      'a@b.it\n',
    ]
    for (const text of wrong) expect(isEmail(text), text).toBe(false)
    expect(isEmail(`${'a'.repeat(250)}@b.it`)).toBe(false)
  })

  it('is refused quickly when it is very long and wrong', () => {
    const start = performance.now()
    isEmail(`${'a.'.repeat(50_000)}@${'a.'.repeat(50_000)}`)
    expect(performance.now() - start).toBeLessThan(100)
  })

  it('is a PEC if a label of its domain says so', () => {
    for (const text of [
      'a@pec.it',
      'a@pec.azienda.it',
      'a@cert.comune.it',
      'a@legalmail.it',
      'A@ARUBAPEC.IT',
    ]) {
      expect(isPec(text), text).toBe(true)
    }
    for (const text of ['pec@azienda.it', 'a@specie.it', 'a@concert.it'])
      expect(isPec(text), text).toBe(false)
  })
})

describe('the fields for it', () => {
  it('may be left empty where it is optional', () => {
    expect([emailRule(''), emailRule('a@b.it'), emailRule('a@b')]).toEqual([undefined, undefined, 'email'])
  })

  it('require a login before they check its form', () => {
    expect([loginRule(' '), loginRule('a@b'), loginRule('a@b.it')]).toEqual([
      'loginRequired',
      'email',
      undefined,
    ])
  })

  it('refuse a PEC as user name', () => {
    expect(usernameRule('')).toBe('required')
    expect(usernameRule('bar')).toBe('email')
    expect(usernameRule('bar@pec.it')).toBe('usernamePec')
    expect(usernameRule('bar@example.com')).toBeUndefined()
  })
})
