import { safeFileName } from '@cambusa/domain/content/attachments'
import { defineTask } from '../offload/task.ts'

/** A body of multipart/form-data. */
export interface FormBody {
  contentType: string
  bytes: Uint8Array
}

/** A file of a form, with the name under which it is kept. */
export interface FormFile {
  name: string
  bytes: Uint8Array
}

/** The parts of a form in their order; `files` are those that were chosen. */
export interface FormParts {
  texts: (readonly [name: string, value: string])[]
  files: FormFile[]
}

/** Reads the parts of a form; null: it cannot be read. */
export const formTask = defineTask<FormBody, FormParts | null>('form')

const MOST_PARTS = 200

/** Runs in the worker, whose time and memory are limited: Node's own reader of forms, on a body of limited size. */
export async function readFormParts({ contentType, bytes }: FormBody): Promise<FormParts | null> {
  const body = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)
  let form: FormData
  try {
    form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  } catch {
    return null
  }
  const parts: FormParts = { texts: [], files: [] }
  const all = [...form]
  if (all.length > MOST_PARTS) return null
  for (const [name, value] of all) {
    if (typeof value === 'string') parts.texts.push([name, value])
    // A browser sends a file without name and content where none was chosen.
    else if (value.name !== '' || value.size > 0)
      parts.files.push({ name: safeFileName(value.name), bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return parts
}
