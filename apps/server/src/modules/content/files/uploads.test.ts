import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFolder, textFile } from '../../../testing/content/content-folder.ts'
import { findUpload } from './uploads.ts'

describe('files of the content', () => {
  const WEBP = Buffer.from('RIFF\x10\0\0\0WEBPVP8 aaaa', 'latin1')
  const { folder, write } = contentFolder({
    'pages/a.md': textFile({ title: 'A' }),
    'uploads/2026/uno.webp': WEBP,
    'uploads/due.pdf': '%PDF-1.7 …',
    'uploads/tre.png': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'uploads/quattro.html': '<script>alert(1)</script>',
    'uploads/.segreto.webp': WEBP,
    'uploads/vuoto.webp': '',
  })
  write('uploads/grande.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024)]))
  writeFileSync(join(folder, 'fuori.webp'), WEBP)
  symlinkSync(join(folder, 'fuori.webp'), join(folder, 'uploads/legame.webp'))

  it('have the type of their content, whatever their name', async () => {
    for (const [path, contentType] of [
      ['2026/uno.webp', 'image/webp'],
      ['due.pdf', 'application/pdf'],
    ] as const) {
      const file = await findUpload(folder, path)
      expect(file?.contentType).toBe(contentType)
      if (file && !Buffer.isBuffer(file.body)) file.body.destroy()
    }
  })

  it.each([
    'tre.png',
    'quattro.html',
    'vuoto.webp',
    'grande.pdf',
    '.segreto.webp',
    'legame.webp',
    'nessuno.webp',
    '2026',
    '../fuori.webp',
    '../pages/a.md',
    '2026/../../fuori.webp',
    '..%2ffuori.webp',
    '/etc/passwd',
    '',
    'a\0.webp',
    '..\\fuori.webp',
  ])('are not served: %s', async (path) => {
    expect(await findUpload(folder, path)).toBeUndefined()
  })
})
