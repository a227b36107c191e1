import { deviceTexts } from '@cambusa/messages/it/people/devices'
import Bowser from 'bowser'

/** Longer values are no browser's, and reading them would only cost. */
const LONGEST_AGENT = 512

/**
 * Words for the device of a caller, by its User-Agent header: 'Chrome su Android'. They help a person to recognise their
 * own devices and prove nothing. Empty where nothing is known.
 */
export function deviceOf(userAgent: unknown): string {
  if (typeof userAgent !== 'string' || userAgent === '' || userAgent.length > LONGEST_AGENT) return ''
  const { browser, os } = Bowser.parse(userAgent)
  if (browser.name && os.name) return deviceTexts.on({ browser: browser.name, system: os.name })
  return browser.name ?? os.name ?? ''
}
