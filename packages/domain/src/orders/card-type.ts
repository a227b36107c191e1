export type PaymentCardType =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'diners'
  | 'discover'
  | 'jcb'
  | 'maestro'
  | 'electron'
  | 'dankort'
  | 'unionpay'
  | 'interpayment'

/** First digits of each type; narrower ranges come before the ranges that contain them. */
const PREFIXES: readonly (readonly [PaymentCardType, RegExp])[] = [
  ['electron', /^(?:4026|417500|4405|4508|4844|4913|4917)/],
  ['dankort', /^5019/],
  ['maestro', /^(?:5018|5020|5038|5612|5893|6304|6759|676[1-3]|0604|6390)/],
  ['interpayment', /^636/],
  ['unionpay', /^(?:62|88)/],
  ['discover', /^(?:6011|65|64[4-9])/],
  ['amex', /^3[47]/],
  ['diners', /^(?:30[0-59]|3[689])/],
  ['jcb', /^(?:2131|1800|35)/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
]

/** The type of a payment card by its number, complete or partial; spaces and dashes are ignored. */
export function paymentCardType(number: string): PaymentCardType | undefined {
  const digits = number.replace(/[\s-]/g, '')
  if (!/^\d{1,19}$/.test(digits)) return undefined
  return PREFIXES.find(([, prefix]) => prefix.test(digits))?.[0]
}
