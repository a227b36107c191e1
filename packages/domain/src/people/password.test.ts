import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { loginPasswordRule, passwordRepeatRule, passwordRule } from './password.ts'

describe('a new password', () => {
  it('has at least 6 characters, or the minimum that the shop sets', () => {
    expect(passwordRule('')).toBe('passwordRequired')
    expect(passwordRule('zk4!w')).toBe('passwordLength')
    expect(passwordRule('zk4!wq')).toBeUndefined()
    expect(passwordRule('zk4!wq', 8)).toBe('passwordLength')
    expect(passwordRule('Cambusa.2026')).toBeUndefined()
  })

  it('counts characters, not bytes', () => {
    expect(passwordRule('😀😀😀')).toBe('passwordLength')
  })

  it('is refused when it is easily guessed', () => {
    for (const password of [
      '123456',
      'Password',
      'JUVENTUS',
      'aaaaaa',
      'qwerty',
      'abcdef',
      '987654',
      'asdfghjkl',
    ]) {
      expect(passwordRule(password), password).toBe('passwordCommon')
    }
    expect(isCommonPassword('cavolo-nero-7')).toBe(false)
  })

  it('must be repeated exactly', () => {
    expect(passwordRepeatRule('zk4!wq', 'zk4!wq')).toBeUndefined()
    expect(passwordRepeatRule('zk4!wq', 'zk4!wQ')).toBe('passwordRepeat')
  })
})

describe('the password of the login form', () => {
  it('only has to be filled in', () => {
    expect(loginPasswordRule('')).toBe('passwordRequired')
    expect(loginPasswordRule('abc')).toBeUndefined()
  })
})
