/** For normal text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

/** The two colours of a retailer, #rrggbb. */
export interface BrandColours {
  primary: string
  secondary: string
}

/** A colour that is illegible on a background of the shop. */
export interface PaleColour {
  which: keyof BrandColours
  colour: string
  ground: string
  ratio: number
}

const WHITE = '#ffffff'
const BLACK = '#000000'
/** Backgrounds of texts in the first and in the second colour (ui/tokens.css). */
export const PAGE_GROUND = '#faf8f5'
const SUNKEN_GROUND = '#f1eee9'
const GROUNDS = { primary: [WHITE, PAGE_GROUND, SUNKEN_GROUND], secondary: [WHITE, PAGE_GROUND] }

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours #rrggbb, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `share` of one colour in another, 0 to 1. */
function mixed(colour: string, into: string, share: number): string {
  const ground = partsOf(into)
  const parts = partsOf(colour).map((part, i) => Math.round(part * share + ground[i]! * (1 - share)))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The largest share up to `most`, in hundredths, for which `holds` is true; 0 if none. */
function greatestShare(most: number, holds: (share: number) => boolean): number {
  for (let hundredths = Math.round(most * 100); hundredths > 0; hundredths -= 1)
    if (holds(hundredths / 100)) return hundredths / 100
  return 0
}

const reads = (text: string, ground: string) => contrastRatio(text, ground) >= LEAST_CONTRAST

/**
 * The first colour that is too pale for text on the shop's backgrounds, or for white text on it; undefined: both are
 * legible.
 */
export function paleColour(colours: BrandColours): PaleColour | undefined {
  for (const which of ['primary', 'secondary'] as const) {
    const colour = colours[which]
    const ground = GROUNDS[which].find((each) => !reads(colour, each))
    if (ground !== undefined) return { which, colour, ground, ratio: contrastRatio(colour, ground) }
  }
  return undefined
}

/**
 * The colours of the interface by the name of their token (`--color-…`), from two legible colours (paleColour). Soft
 * tones are as strong as the contrast of the texts on them allows.
 */
export function brandTokens({ primary, secondary }: BrandColours): Record<string, string> {
  const tint = (most: number, text: string) =>
    mixed(
      primary,
      WHITE,
      greatestShare(most, (share) => reads(text, mixed(primary, WHITE, share))),
    )
  const onPrimary = greatestShare(0.17, (share) => reads(mixed(primary, WHITE, share), primary))
  const hover = greatestShare(0.16, (share) => reads(WHITE, mixed(WHITE, primary, share)))
  return {
    primary,
    'primary-strong': mixed(primary, BLACK, 0.69),
    'primary-soft': tint(0.09, primary),
    'on-primary': WHITE,
    'on-primary-soft': mixed(primary, WHITE, onPrimary),
    'hover-on-dark': `rgb(255 255 255 / ${hover})`,
    secondary,
    'secondary-strong': mixed(secondary, BLACK, 0.8),
    'on-secondary': WHITE,
    // The background of a row in the cart: light enough for prices in the second colour.
    'in-cart': tint(0.05, secondary),
  }
}
