import type { Bridge } from './bridge.ts'

/** How long the file is kept for the browser, which reads it after the click, milliseconds. */
const KEPT_MS = 60_000

export const saveBlob: Bridge['saveBlob'] = async (file, name) => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
