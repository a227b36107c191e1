/** Red, green, blue from 0 to 255 of #rrggbb. */
function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as [number, number, number]
}

const toHex = (values: readonly number[]) =>
  `#${values
    .map((v) =>
      Math.round(Math.max(0, Math.min(255, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A colour on the way from one to another; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  return toHex(channels(from).map((value, i) => value + ((target[i] ?? 0) - value) * share))
}

/** Towards white. */
export const lighten = (hex: string, share: number) => mix(hex, '#ffffff', share)

/** Towards a warm black: pure black makes print look dirty. */
export const darken = (hex: string, share: number) => mix(hex, '#140c08', share)

/** Relative luminance of WCAG, 0 black to 1 white. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const c = value / 255
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** What can be read on a ground: the wanted ink where its contrast suffices, else white or a deep shade of the ground. */
export function inkOn(ground: string, wanted = '#ffffff', least = 3.4): string {
  if (contrast(ground, wanted) >= least) return wanted
  return luminance(ground) > 0.3 ? darken(ground, 0.82) : '#ffffff'
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function toHsl(hex: string): [number, number, number] {
  const [r, g, b] = channels(hex).map((value) => value / 255) as [number, number, number]
  const high = Math.max(r, g, b)
  const span = high - Math.min(r, g, b)
  const light = high - span / 2
  if (span === 0) return [0, 0, light]
  const hue = high === r ? (g - b) / span : high === g ? 2 + (b - r) / span : 4 + (r - g) / span
  return [(hue * 60 + 360) % 360, span / (1 - Math.abs(2 * light - 1)), light]
}

function fromHsl(hue: number, saturation: number, light: number): string {
  const reach = saturation * Math.min(light, 1 - light)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return 255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return toHex([channel(0), channel(8), channel(4)])
}

/** A colour as printers like it: muddy means of many colours become clear ones. Greys stay grey. */
export function vivid(hex: string): string {
  const [hue, saturation, light] = toHsl(hex)
  if (saturation < 0.12) return hex
  const isYellowish = hue > 38 && hue < 75
  const least = isYellowish ? 0.48 : 0.34
  return fromHsl(hue, Math.max(saturation, isYellowish ? 0.78 : 0.58), Math.max(least, Math.min(light, 0.6)))
}
