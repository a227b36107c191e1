import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cameraSource, onceWhileSeen, ScanError, type ScanningBrowser } from './barcode-source.ts'

/** A browser whose camera sees the codes of `seen`. */
function fakeCamera(getUserMedia?: () => Promise<MediaStream>) {
  const seen: { rawValue: string }[] = []
  const stop = vi.fn<() => void>()
  const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream
  const browser: ScanningBrowser = {
    BarcodeDetector: class {
      detect = () => Promise.resolve([...seen])
    },
    navigator: { mediaDevices: { getUserMedia: getUserMedia ?? (() => Promise.resolve(stream)) } },
  }
  const view = { play: () => Promise.resolve() } as HTMLVideoElement
  return { browser, seen, stop, view }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the camera as a source of barcodes', () => {
  it('reports a code when it appears in the picture, and again after it has been away', async () => {
    const { browser, seen, view } = fakeCamera()
    const codes: string[] = []
    const stop = await cameraSource(browser)?.scanBarcode(view, (code) => codes.push(code))
    seen.push({ rawValue: '96385074' })
    await vi.advanceTimersByTimeAsync(3000)
    expect(codes).toEqual(['96385074'])
    seen.length = 0
    await vi.advanceTimersByTimeAsync(2000)
    seen.push({ rawValue: '96385074' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(codes).toEqual(['96385074', '96385074'])
    stop?.()
  })

  it('releases the camera when it is stopped, and stops detecting', async () => {
    const { browser, seen, stop: stopTrack, view } = fakeCamera()
    const codes: string[] = []
    const stop = await cameraSource(browser)?.scanBarcode(view, (code) => codes.push(code))
    stop?.()
    expect(stopTrack).toHaveBeenCalledOnce()
    seen.push({ rawValue: '96385074' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(codes).toEqual([])
  })

  it('says why there is no picture', async () => {
    const failing = (name: string) =>
      cameraSource(fakeCamera(() => Promise.reject(new DOMException('', name))).browser)
    const view = fakeCamera().view
    for (const [name, failure] of [
      ['NotAllowedError', 'refused'],
      ['NotFoundError', 'noCamera'],
      ['AbortError', 'failed'],
    ] as const) {
      const error: unknown = await failing(name)
        ?.scanBarcode(view, () => undefined)
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ScanError)
      expect(error).toMatchObject({ failure })
    }
  })

  it('does not exist where the browser cannot detect barcodes', () => {
    expect(
      cameraSource({ navigator: { mediaDevices: fakeCamera().browser.navigator.mediaDevices } }),
    ).toBeUndefined()
    expect(
      cameraSource({ BarcodeDetector: fakeCamera().browser.BarcodeDetector, navigator: {} }),
    ).toBeUndefined()
  })
})

it('takes a code that stays in the picture for one reading', () => {
  const codes: string[] = []
  const look = onceWhileSeen((code) => codes.push(code))
  for (const at of [0, 400, 1800, 3000, 4400, 6000]) look('a', at)
  expect(codes).toEqual(['a', 'a'])
})
