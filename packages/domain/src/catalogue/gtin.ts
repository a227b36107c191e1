const GTIN = /^(?:\d{8}|\d{12,14})$/

/** Check digit of GS1 numbers (EAN-8, UPC, EAN-13, GTIN-14) for the digits before it. */
export function checkDigit(body: string): number {
  let sum = 0
  for (let i = 0; i < body.length; i += 1) {
    const weight = (body.length - i) % 2 === 1 ? 3 : 1
    sum += Number(body[i]) * weight
  }
  return (10 - (sum % 10)) % 10
}

/** Whether a text is a GTIN of 8, 12, 13 or 14 digits with a correct check digit; only zeros are refused. */
export function isGtin(text: string): boolean {
  if (!GTIN.test(text) || /^0+$/.test(text)) return false
  return checkDigit(text.slice(0, -1)) === Number(text.slice(-1))
}
