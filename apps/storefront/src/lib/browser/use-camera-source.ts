import { useSyncExternalStore } from 'react'
import { deviceCamera } from '../device/device-camera.ts'
import type { BarcodeSource } from './barcode-source.ts'

let found: { source: BarcodeSource | undefined } | undefined
const read = () => (found ??= { source: deviceCamera() }).source
const never = () => () => undefined

/** The camera as a source of barcodes; undefined where the device cannot detect any. */
export const useCameraSource = (): BarcodeSource | undefined =>
  useSyncExternalStore(never, read, () => undefined)
