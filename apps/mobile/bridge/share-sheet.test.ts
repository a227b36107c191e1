// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { saveBlob } from './save-blob.ts'
import { send } from './share-sheet.ts'
import { standInDevice } from './testing/stand-in.ts'

const PLACE = 'file:///cache/ordine.pdf'

const refusing = (message: string) => ({ share: () => Promise.reject(new Error(message)) })

test('a link goes to the share sheet of the device, which may be closed or fail', async () => {
  const { calls } = standInDevice()
  const link = { title: 'Lista', url: 'https://shop.example.com/lists/3' }
  expect(await send(link)).toBe('sent')
  expect(calls).toEqual([{ call: 'Share.share', options: { ...link, text: undefined } }])
  standInDevice(refusing('Share canceled'))
  expect(await send(link)).toBe('closed')
  standInDevice(refusing('no app takes it'))
  expect(await send(link)).toBe('failed')
})

test('a file is kept under a safe name, piece by piece and byte for byte, and handed to the share sheet', async () => {
  const { calls } = standInDevice({ writeFile: { uri: PLACE } })
  const bytes = Uint8Array.from({ length: 1_700_000 }, (_, place) => place % 251)
  await saveBlob(new Blob([bytes], { type: 'application/pdf' }), '../ordine: 7.pdf')
  const names = calls.map(({ call }) => call)
  expect(names).toEqual([
    'Filesystem.writeFile',
    'Filesystem.appendFile',
    'Filesystem.appendFile',
    'Share.share',
  ])
  const written = calls.filter(({ call }) => call.startsWith('Filesystem'))
  for (const { options } of written) expect(options['directory']).toBe('CACHE')
  const paths = new Set(written.map(({ options }) => String(options['path'])))
  expect([paths.size, /[/:]/.test([...paths][0]!)]).toEqual([1, false])
  const kept = written.map(({ options }) => atob(String(options['data']))).join('')
  expect(kept.length).toBe(bytes.length)
  expect(bytes.every((byte, place) => kept.charCodeAt(place) === byte)).toBe(true)
  expect(calls.at(-1)!.options['files']).toEqual([PLACE])
})

test('a file that nobody takes is told as not saved; one whose sheet was closed is not', async () => {
  const file = new Blob(['a'], { type: 'text/csv' })
  const writeFile = { uri: PLACE }
  standInDevice({ writeFile, ...refusing('no app takes it') })
  await expect(saveBlob(file, 'ordine.csv')).rejects.toThrow('ordine.csv')
  standInDevice({ writeFile, ...refusing('Share canceled') })
  await saveBlob(file, 'ordine.csv')
})
