const AS_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/

/**
 * A number that a file keeps as a number, as a text that cannot be taken for thousands: 2.189 is '2.1890', whatever
 * sign the texts beside it have.
 */
export function certainDecimals(value: number): string {
  const text = String(value)
  return AS_THOUSANDS.test(text) ? `${text}0` : text
}
