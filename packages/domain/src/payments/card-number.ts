const SHORTEST = 12
const LONGEST = 19

/** The digits of a payment card's number as typed, without spaces and dashes. */
export const paymentCardDigits = (typed: string): string => typed.replace(/[\s-]/g, '')

/** Whether a number, as typed, has the length and the check digit (Luhn, ISO/IEC 7812-1) of a payment card. */
export function isPaymentCardNumber(typed: string): boolean {
  const digits = paymentCardDigits(typed)
  if (!/^\d+$/.test(digits) || digits.length < SHORTEST || digits.length > LONGEST) return false
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
