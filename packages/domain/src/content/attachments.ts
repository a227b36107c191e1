import type { FieldCode } from '../people/field-code.ts'

const MEGABYTE = 1_048_576
export const ATTACHMENTS_MAX_MEGABYTES = 5
/** Of all files of a message together. */
export const ATTACHMENTS_MAX_BYTES = ATTACHMENTS_MAX_MEGABYTES * MEGABYTE
export const ATTACHMENTS_MAX = 5
/** Files from one address of the network. */
export const FILES_IN_TEN_MINUTES = 10
/** As many bytes of a file say its type. */
export const HEAD_BYTES = 16
const NAME_MAX = 100

/** A file that was chosen: `head` are its first HEAD_BYTES bytes. */
export interface ChosenFile {
  name: string
  size: number
  head: Uint8Array
}

const latin = (head: Uint8Array, from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']

/** Accepted types: the endings of their names, and how their bytes begin. */
const TYPES: readonly {
  type: string
  endings: readonly string[]
  begins: (head: Uint8Array) => boolean
}[] = [
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], begins: (head) => latin(head, 0, 3) === '\xff\xd8\xff' },
  { type: 'image/png', endings: ['png'], begins: (head) => latin(head, 0, 8) === '\x89PNG\r\n\x1a\n' },
  {
    type: 'image/webp',
    endings: ['webp'],
    begins: (head) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP',
  },
  {
    type: 'image/heic',
    endings: ['heic', 'heif'],
    begins: (head) => latin(head, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(latin(head, 8, 12)),
  },
  { type: 'application/pdf', endings: ['pdf'], begins: (head) => latin(head, 0, 5) === '%PDF-' },
]

/** What a file chooser offers. */
export const ATTACHMENT_ENDINGS: readonly string[] = TYPES.flatMap(({ endings }) =>
  endings.map((ending) => `.${ending}`),
)

/** The type that both the name and the content of a file have; undefined: none that is accepted. */
export function attachmentType({ name, head }: Pick<ChosenFile, 'name' | 'head'>): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return TYPES.find(({ endings, begins }) => endings.includes(ending) && begins(head))?.type
}

/** What is wrong with the files of a message; undefined: nothing. */
export function filesProblem(files: readonly ChosenFile[]): FieldCode | undefined {
  if (files.length > ATTACHMENTS_MAX) return 'filesMany'
  if (files.reduce((sum, { size }) => sum + size, 0) > ATTACHMENTS_MAX_BYTES) return 'filesSize'
  return files.every((file) => attachmentType(file) !== undefined) ? undefined : 'filesType'
}

/** Controls, marks that change the direction of a text, and what a file system or a header reads as its own. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Surrogate}"'<>|:*?&;%]/gu

/** The name of a file as it is kept and mailed: without folders and without signs that mean something elsewhere. */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last.replace(UNSAFE, '_').replace(/^\.+/, '_')
  const dot = clean.lastIndexOf('.')
  const ending = dot > 0 ? clean.slice(dot).slice(0, NAME_MAX) : ''
  const stem = dot > 0 ? clean.slice(0, dot) : clean
  const short = `${stem.slice(0, NAME_MAX - ending.length)}${ending}`
  // A sign of two units that was cut leaves half of it.
  return short.replace(/\p{Surrogate}/gu, '') || '_'
}
