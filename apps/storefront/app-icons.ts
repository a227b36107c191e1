import { PAGE_GROUND } from '@cambusa/domain/web/shop-colours'
import sharp from 'sharp'

/** Dots per inch at which a drawing of any size has more pixels than the largest icon. */
const DENSITY = 1200
/** What every launcher shows of a maskable icon: the circle of 80% of its width, in which this square lies. */
const SAFE_SHARE = 0.56
/** The largest pixels that are read of a logo. */
const MOST_PIXELS = 268_402_689

/** One icon of an installed shop: `size` pixels wide and high. */
export interface AppIcon {
  fileName: string
  size: number
  /** 'maskable': on the ground of the pages, with room to cut its corners off. */
  purpose: 'any' | 'maskable'
}

/** Of the web manifest. */
export const APP_ICONS: readonly AppIcon[] = [
  { fileName: 'icon-192.png', size: 192, purpose: 'any' },
  { fileName: 'icon-512.png', size: 512, purpose: 'any' },
  { fileName: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
]

/** Of Apple's home screen, which cuts off the corners and shows black where a picture is transparent. */
export const APPLE_ICON: AppIcon = { fileName: 'icon-apple-180.png', size: 180, purpose: 'maskable' }

/**
 * A PNG of an icon, made of the retailer's logo (SVG or PNG). A logo that is not square stands in the middle.
 * @throws Error where the logo is no picture that can be read.
 */
export async function drawIcon(logo: Buffer, { size, purpose }: AppIcon): Promise<Buffer> {
  const isMaskable = purpose === 'maskable'
  const background = isMaskable ? PAGE_GROUND : { r: 0, g: 0, b: 0, alpha: 0 }
  const inside = isMaskable ? Math.round(size * SAFE_SHARE) : size
  const margin = Math.floor((size - inside) / 2)
  const drawn = await sharp(logo, { density: DENSITY, limitInputPixels: MOST_PIXELS })
    .resize(inside, inside, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, top: margin, left: margin }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The form and size of a picture: its pixels, as the web manifest writes them. Throws Error where it is none. */
export async function pictureSize(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata()
  return `${width}x${height}`
}
