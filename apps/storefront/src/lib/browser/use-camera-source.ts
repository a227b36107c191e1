import { useSyncExternalStore } from 'react'
import { cameraSource, type BarcodeSource } from './barcode-source.ts'

let found: { source: BarcodeSource | undefined } | undefined
const read = () => (found ??= { source: cameraSource(window) }).source
const never = () => () => undefined

/** The browser's camera as a source of barcodes; undefined where the browser cannot detect any. */
export const useCameraSource = (): BarcodeSource | undefined =>
  useSyncExternalStore(never, read, () => undefined)
