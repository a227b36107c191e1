import { cameraSource } from '../browser/barcode-source.ts'
import type { Bridge } from './bridge.ts'

export const deviceCamera: Bridge['deviceCamera'] = () => cameraSource(window)
