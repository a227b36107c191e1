import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ATTACHMENT_ENDINGS,
  ATTACHMENTS_MAX,
  ATTACHMENTS_MAX_BYTES,
  attachmentType,
  filesProblem,
  HEAD_BYTES,
  safeFileName,
} from './attachments.ts'

const headOf = (text: string) => Uint8Array.from(text.padEnd(HEAD_BYTES, '\0'), (sign) => sign.charCodeAt(0))
const HEADS: Readonly<Record<string, Uint8Array>> = {
  jpg: headOf('\xff\xd8\xff\xe0'),
  jpeg: headOf('\xff\xd8\xff\xe1'),
  png: headOf('\x89PNG\r\n\x1a\n'),
  webp: headOf('RIFF\x10\0\0\0WEBP'),
  heic: headOf('\0\0\0\x18ftypheic'),
  heif: headOf('\0\0\0\x18ftypmif1'),
  pdf: headOf('%PDF-1.7'),
}
const FAMILY: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'heic' }
const family = (ending: string) => FAMILY[ending] ?? ending
const picture = (size = 10) => ({ name: 'a.jpg', size, head: HEADS['jpg']! })

describe('the type of an attachment', () => {
  it('is known only where the ending of its name and its first bytes say the same', () => {
    expect(ATTACHMENT_ENDINGS).toEqual(Object.keys(HEADS).map((ending) => `.${ending}`))
    for (const ending of Object.keys(HEADS))
      for (const [content, head] of Object.entries(HEADS)) {
        const type = attachmentType({ name: `foto.${ending.toUpperCase()}`, head })
        expect([ending, content, type !== undefined]).toEqual([
          ending,
          content,
          family(ending) === family(content),
        ])
      }
  })

  it('is none for a program, a name without ending, and bytes at random', () => {
    expect(attachmentType({ name: 'foto.jpg', head: headOf('MZ') })).toBeUndefined()
    expect(attachmentType({ name: 'jpg.exe', head: HEADS['jpg']! })).toBeUndefined()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2 }), (head) => {
        for (const ending of ATTACHMENT_ENDINGS)
          expect(attachmentType({ name: `a${ending}`, head })).toBeUndefined()
      }),
    )
  })
})

describe('the files of a message', () => {
  it('are so many, and together so large, and not one more', () => {
    const many = (count: number) => Array.from({ length: count }, () => picture())
    expect([filesProblem([]), filesProblem(many(ATTACHMENTS_MAX))]).toEqual([undefined, undefined])
    expect(filesProblem(many(ATTACHMENTS_MAX + 1))).toBe('filesMany')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: ATTACHMENTS_MAX_BYTES }), (size) => {
        const rest = ATTACHMENTS_MAX_BYTES - size
        expect(filesProblem([picture(size), picture(rest)])).toBeUndefined()
        expect(filesProblem([picture(size), picture(rest + 1)])).toBe('filesSize')
      }),
    )
    expect(filesProblem([picture(), { ...picture(), name: 'a.exe' }])).toBe('filesType')
  })
})

describe('the name of a file', () => {
  it('is kept without folders, controls, signs of file systems and headers; never empty, never long, never hidden', () => {
    const nasty = fc.constantFrom('..', '/', '\\', '"', '\r\n', '\0', '\u202e', '<', '%', ';', '.', 'a', 'è')
    const name = fc.array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 12 })
    fc.assert(
      fc.property(name, (parts) => {
        const safe = safeFileName(parts.join(''))
        expect(safe).not.toMatch(/[\p{Cc}\p{Cf}\p{Surrogate}"'<>|:*?&;%/\\]/u)
        expect(safe.startsWith('.')).toBe(false)
        expect(safe.length).toBeGreaterThan(0)
        expect(safe.length).toBeLessThanOrEqual(100)
        expect(safeFileName(safe)).toBe(safe)
      }),
    )
  })

  it('keeps what people recognize it by, and its ending where it is cut', () => {
    expect(safeFileName('C:\\foto\\cassa rotta.JPG')).toBe('cassa rotta.JPG')
    expect(safeFileName(`${'x'.repeat(300)}.pdf`)).toMatch(/^x{96}\.pdf$/)
    expect(safeFileName('')).toBe('_')
  })
})
