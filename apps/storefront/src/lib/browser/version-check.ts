import type { VersionAnswer } from '@cambusa/contract/shop/version'
import { compareVersions } from '@cambusa/domain/web/version-compare'
import { checkVersionInterval } from '../../../../../shop.config.json'
import { CLIENT_VERSION } from '../api/client.ts'
import { serverUrl } from '../device/server-url.ts'

/** Whether the shop runs another version than this page; false when either cannot be read. */
export const isOtherVersion = (remote: unknown): boolean => {
  const { version } = (remote ?? {}) as Partial<VersionAnswer>
  if (typeof version !== 'string') return false
  const order = compareVersions(CLIENT_VERSION, version)
  return order !== undefined && order !== 0
}

/**
 * Fetches /version.json every `checkVersionInterval` of the shop, 10 minutes (specification §9); at a mismatch it stops
 * and calls back with what the shop answered. A failed check is ignored (specification §8). Returns a function that
 * stops it.
 */
export function watchVersion(onOther: (last: VersionAnswer) => void): () => void {
  const check = async () => {
    try {
      const answer = await fetch(serverUrl('/version.json'), { cache: 'no-store' })
      if (!answer.ok) return
      const last: unknown = await answer.json()
      if (!isOtherVersion(last)) return
      clearInterval(timer)
      onOther(last as VersionAnswer)
    } catch {
      // The next check will find it.
    }
  }
  const timer = setInterval(() => void check(), checkVersionInterval)
  return () => clearInterval(timer)
}
