const AS_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/

/**
 * A number of a file as a text that cannot be taken for thousands: 2.189 becomes '2.1890', whatever separator the texts
 * beside it use.
 */
export function certainDecimals(value: number): string {
  const text = String(value)
  return AS_THOUSANDS.test(text) ? `${text}0` : text
}
