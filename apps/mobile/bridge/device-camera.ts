import { ScanError, type BarcodeSource } from '../../storefront/src/lib/browser/barcode-source.ts'
import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { callNative } from './capacitor.ts'

/** Codes of the plugin's errors: OS-PLUG-BARC- and four digits. */
const CLOSED = /-0006$/
const REFUSED = /-0007$/
/** Every kind of code, the camera at the back, whatever way the device is held. */
const OPTIONS = {
  hint: 17,
  cameraDirection: 1,
  scanOrientation: 3,
  scanInstructions: ' ',
  scanButton: false,
  scanText: ' ',
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

interface Scanned {
  ScanResult: string
}

/** Reads one code; undefined: the shopper has closed the scanner. Throws ScanError. */
async function readCode(): Promise<string | undefined> {
  try {
    return (await callNative<Scanned>('CapacitorBarcodeScanner', 'scanBarcode', OPTIONS)).ScanResult
  } catch (error) {
    if (CLOSED.test(codeOf(error))) return undefined
    throw new ScanError(REFUSED.test(codeOf(error)) ? 'refused' : 'failed')
  }
}

/** The device's own scanner, opened again after each code until the shopper closes it. */
const nativeScanner: BarcodeSource = {
  hasOwnScreen: true,
  async scanBarcode(_view, onCode) {
    for (let code = await readCode(); code !== undefined; code = await readCode()) onCode(code)
    // It is closed already.
    return () => undefined
  },
}

export const deviceCamera: Bridge['deviceCamera'] = () => nativeScanner
