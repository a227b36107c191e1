import { describe, expect, it } from 'vitest'
import { paymentCardType } from './card-type.ts'

describe('the type of a payment card', () => {
  it.each([
    ['4111111111111111', 'visa'],
    ['4222222222222', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['378282246310005', 'amex'],
    ['341111111111111', 'amex'],
    ['30569309025904', 'diners'],
    ['36006666333344', 'diners'],
    ['38520000023237', 'diners'],
    ['6011111111111117', 'discover'],
    ['6500000000000002', 'discover'],
    ['3530111333300000', 'jcb'],
    ['1800000000000000', 'jcb'],
    ['6759649826438453', 'maestro'],
    ['5018000000000009', 'maestro'],
    ['6304000000000000', 'maestro'],
    ['4917300800000000', 'electron'],
    ['4026000000000000', 'electron'],
    ['4175000000000000', 'electron'],
    ['5019717010103742', 'dankort'],
    ['6240008631401148', 'unionpay'],
    ['8800000000000000', 'unionpay'],
    ['6360000000000000', 'interpayment'],
  ])('of %s is %s', (number, type) => {
    expect(paymentCardType(number)).toBe(type)
  })

  it('is known while the number is being typed, with spaces or dashes', () => {
    expect(paymentCardType('4')).toBe('visa')
    expect(paymentCardType('37')).toBe('amex')
    expect(paymentCardType('5555 5555 5555 4444')).toBe('mastercard')
    expect(paymentCardType('3782-822463-10005')).toBe('amex')
  })

  it('is unknown for other numbers and other texts', () => {
    for (const number of [
      '',
      '9',
      '2220999999999999',
      '2721000000000000',
      '5600000000000000',
      '4111x',
      '4'.repeat(20),
    ]) {
      expect(paymentCardType(number), number).toBeUndefined()
    }
  })
})
