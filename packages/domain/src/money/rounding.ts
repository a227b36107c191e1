/**
 * value × 10^digits as an integer, rounded half away from zero. Scales the decimal text of the number, not its binary
 * value, so that 1.005 counts as exactly that. Throws RangeError when value is not finite.
 */
export function scaleRounded(value: number, digits: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`)
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e')
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  return value < 0 && scaled > 0 ? -scaled : scaled
}

/** numerator ÷ denominator of integers (denominator above 0), rounded half away from zero, without float error. */
export function divideRounded(numerator: number, denominator: number): number {
  const size = Math.abs(numerator)
  const rest = size % denominator
  const whole = (size - rest) / denominator
  const rounded = rest * 2 >= denominator ? whole + 1 : whole
  return numerator < 0 && rounded > 0 ? -rounded : rounded
}
