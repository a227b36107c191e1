/** Why scanning fails: the camera was refused, there is none, or it did not start. */
export type ScanFailure = 'refused' | 'noCamera' | 'failed'

export class ScanError extends Error {
  readonly failure: ScanFailure

  constructor(failure: ScanFailure) {
    super(failure)
    this.name = 'ScanError'
    this.failure = failure
  }
}

/** A source of barcodes: the browser's camera, or that of a native app around the shop. */
export interface BarcodeSource {
  /** The device shows the camera on a screen of its own, which the shopper closes: there is no picture to show here. */
  hasOwnScreen?: boolean
  /**
   * Starts reading and reports a code each time it appears; shows the camera's picture in `view`. Returns a function
   * that stops it. Throws ScanError.
   */
  scanBarcode: (view: HTMLVideoElement, onCode: (code: string) => void) => Promise<() => void>
}

interface Detector {
  detect: (view: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}

/** The browser's API that scanning needs. */
export interface ScanningBrowser {
  BarcodeDetector?: new (options: { formats: string[] }) => Detector
  navigator: { mediaDevices?: Pick<MediaDevices, 'getUserMedia'> }
}

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf', 'code_128']
const LOOK_MS = 150
/** A code that stays in the picture is one reading; after this long out of it, it is a new one. */
const SAME_MS = 1500

/** Reports a code when it appears in the picture, not while it stays there. */
export function onceWhileSeen(onCode: (code: string) => void): (code: string, nowMs: number) => void {
  const seenAt = new Map<string, number>()
  return (code, nowMs) => {
    const last = seenAt.get(code)
    seenAt.set(code, nowMs)
    if (last === undefined || nowMs - last > SAME_MS) onCode(code)
  }
}

function failureOf(error: unknown): ScanFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'failed'
}

async function openCamera(browser: ScanningBrowser): Promise<MediaStream> {
  try {
    const asked = browser.navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } })
    if (asked) return await asked
  } catch (error) {
    throw new ScanError(failureOf(error))
  }
  throw new ScanError('noCamera')
}

/** The camera of a browser that can detect barcodes; undefined in other browsers. */
export function cameraSource(browser: ScanningBrowser): BarcodeSource | undefined {
  const { BarcodeDetector, navigator } = browser
  if (BarcodeDetector === undefined || navigator.mediaDevices === undefined) return undefined
  return {
    async scanBarcode(view, onCode) {
      const stream = await openCamera(browser)
      let timer: ReturnType<typeof setTimeout> | undefined
      let isOpen = true
      const stop = () => {
        isOpen = false
        clearTimeout(timer)
        for (const track of stream.getTracks()) track.stop()
      }
      const tell = onceWhileSeen(onCode)
      const detector = new BarcodeDetector({ formats: FORMATS })
      const look = async () => {
        try {
          for (const { rawValue } of await detector.detect(view)) tell(rawValue, Date.now())
        } catch {
          // No picture yet: the next interval tries again.
        }
        if (isOpen) timer = setTimeout(() => void look(), LOOK_MS)
      }
      try {
        Object.assign(view, { srcObject: stream })
        await view.play()
      } catch {
        stop()
        throw new ScanError('failed')
      }
      void look()
      return stop
    },
  }
}
