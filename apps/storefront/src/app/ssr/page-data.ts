import type { QueryKey } from '@tanstack/react-query'
import type { ShoppingScope } from '../../lib/state/shopping-scope.ts'

/** The data that a page was rendered from, with which the browser hydrates it (decision 138). */
export interface PageData {
  /** Rendered at this time, ISO. */
  now: string
  /** The address of the screen that was rendered, where it is not the one that was asked for. */
  at?: string
  /** The screen is rendered as shapes: its own data are loaded by the browser. */
  hasShapes?: boolean
  /** For whom: a visitor who has chosen nothing. */
  scope: ShoppingScope
  /** Answers by the keys that the screens ask for them. */
  answers: readonly (readonly [key: QueryKey, data: unknown])[]
}
