import { POST_TYPES } from '@cambusa/contract/content/content-urls'
import type { ContentSource } from '../content/content.ts'

/** Screens that are nothing without a post, by the beginning of their address. */
const TYPES: readonly (readonly [begins: string, type: string])[] = [
  ['/page/', POST_TYPES.pages],
  ['/faq', POST_TYPES.faq],
  ['/volantini/', POST_TYPES.flyers],
]

/** Whether a screen cannot be shown because its content does not answer and nothing was kept of it. */
export function isContentAway(content: Pick<ContentSource, 'isAway'>, address: string): boolean {
  const type = TYPES.find(([begins]) => address.startsWith(begins))?.[1]
  return type !== undefined && content.isAway(type)
}
