import type { QueryKey } from '@tanstack/react-query'
import type { ShoppingScope } from '../../lib/state/shopping-scope.ts'

/** What a page was drawn from, for the browser that goes on with it (decision 138). */
export interface PageData {
  /** Drawn at this time, ISO. */
  now: string
  /** The address of the screen that was drawn, where it is not the one that was asked for. */
  at?: string
  /** For whom: a visitor who has chosen nothing. */
  scope: ShoppingScope
  /** Answers by the keys that the screens ask for them. */
  answers: readonly (readonly [key: QueryKey, data: unknown])[]
}
