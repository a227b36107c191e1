import type { VersionAnswer } from '@cambusa/contract/shop/version'
import { VERSION_CHECK_MS } from '@cambusa/domain/constants'
import { compareVersions } from '@cambusa/domain/web/version-compare'
import { CLIENT_VERSION } from '../api/client.ts'

/** Whether the shop runs another version than this page; false when either cannot be read. */
export const isOtherVersion = (remote: unknown): boolean => {
  const { version } = (remote ?? {}) as Partial<VersionAnswer>
  if (typeof version !== 'string') return false
  const order = compareVersions(CLIENT_VERSION, version)
  return order !== undefined && order !== 0
}

/**
 * Fetches /version.json every 10 minutes (specification §9); at a mismatch it stops and calls back. A failed check is
 * ignored (specification §8). Returns a function that stops it.
 */
export function watchVersion(onOther: () => void): () => void {
  const check = async () => {
    try {
      const answer = await fetch('/version.json', { cache: 'no-store' })
      if (!answer.ok || !isOtherVersion(await answer.json())) return
      clearInterval(timer)
      onOther()
    } catch {
      // The next check will find it.
    }
  }
  const timer = setInterval(() => void check(), VERSION_CHECK_MS)
  return () => clearInterval(timer)
}
