/** The types of files that pictures may have. */
export const PICTURE_TYPES = ['jpeg', 'png', 'webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** What the first bytes of a file say; 'other' is anything that is not admitted. */
export type FileLook = PictureType | 'svg' | 'gif' | 'heic' | 'avif' | 'tiff' | 'other'

const LOOK_BYTES = 1_024
/** How a type begins: at `at`, in Latin-1. */
const STARTS: readonly (readonly [look: FileLook, at: number, text: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['gif', 0, 'GIF8'],
  ['heic', 4, 'ftyphei'],
  ['heic', 4, 'ftypmif1'],
  ['avif', 4, 'ftypavi'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
]

/** The type of a file by its content, not by its name; `bytes` are its first ones, at best a thousand. */
export function lookOf(bytes: Uint8Array): FileLook {
  const text = String.fromCharCode(...bytes.subarray(0, LOOK_BYTES))
  const [look] = STARTS.find(([, at, start]) => text.startsWith(start, at)) ?? []
  if (look !== undefined) return look
  return /<svg|<!DOCTYPE svg/i.test(text.replaceAll('\0', '')) ? 'svg' : 'other'
}

/** Whether a file of this look is admitted. */
export const isPictureType = (look: FileLook): look is PictureType =>
  PICTURE_TYPES.some((type) => type === look)
