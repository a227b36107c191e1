import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const SIDE_PX = 800

/** Grainy as a photo, so that it has the bytes of one. */
export function grainyJpeg(side: number, seed: number): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = 120 + ((at * 7_919 + seed * 104_729) % 97)
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .blur(1.2)
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** The same picture with a comment in it: another file, without the time that another picture takes. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4 + comment.length)
  segment.writeUInt16BE(0xfffe, 0)
  segment.writeUInt16BE(2 + comment.length, 2)
  segment.write(comment, 4, 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

/** Writes a picture for each code, each another file; answers their bytes. */
export async function writePictureFolder(folder: string, codes: readonly string[]): Promise<number> {
  mkdirSync(folder)
  const picture = await grainyJpeg(SIDE_PX, 1)
  let bytes = 0
  for (const code of codes) {
    const file = withComment(picture, code)
    writeFileSync(join(folder, `${code}.jpg`), file)
    bytes += file.length
  }
  return bytes
}
