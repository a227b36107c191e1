import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { shopFile } from './project.mjs'
import { mobileFolder } from './mobile-tools.mjs'

const FOLDERS = ['android/app/src/main/res', 'ios/App/App/Assets.xcassets']
const WHITE = '#ffffff'
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/** How much of the shorter side the logo takes: launchers cut a foreground to its middle, a splash screen has room. */
function lookOf(name) {
  if (name.startsWith('splash')) return { part: 0.25, ground: WHITE }
  if (name.includes('foreground')) return { part: 0.5, ground: CLEAR }
  return { part: 0.7, ground: WHITE }
}

/** Draws icons and splash screens of the mobile projects from the shop's logo, each in the size of the file it replaces. */
export async function drawMobilePictures() {
  const { logo } = JSON.parse(readFileSync(shopFile, 'utf8'))
  const file = resolve(dirname(shopFile), logo.file)
  for (const folder of FOLDERS) {
    const files = readdirSync(join(mobileFolder, folder), { recursive: true, withFileTypes: true })
    for (const { name, parentPath } of files.filter((entry) => entry.name.endsWith('.png'))) {
      const path = join(parentPath, name)
      const { width, height } = await sharp(path).metadata()
      const { part, ground } = lookOf(name)
      const side = Math.round(Math.min(width, height) * part)
      const mark = await sharp(file, { density: 600 })
        .resize(side, side, { fit: 'contain', background: CLEAR })
        .png()
        .toBuffer()
      const picture = sharp({ create: { width, height, channels: 4, background: ground } }).composite([
        { input: mark },
      ])
      // Apple refuses icons with transparency.
      const opaque = ground === WHITE ? picture.flatten({ background: WHITE }).removeAlpha() : picture
      await opaque.png({ compressionLevel: 9, palette: true }).toFile(path)
    }
  }
}
