import { mergeVisitor } from '@cambusa/contract/people/auth'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { forgetWaiting, waitingVisitor } from '../session/session.ts'
import { keepCart } from './cart-query.ts'

/** The merge that is under way. */
let taking: Promise<void> | undefined

async function take(client: QueryClient, visitor: string): Promise<void> {
  keepCart(client, await call(mergeVisitor, { body: { visitor }, quiet: true }))
  forgetWaiting()
}

/**
 * A visitor's cart that waited for the choice of a company becomes the one of the company of now. Throws CallError:
 * then it waits on, until the dialog tries again or the shop is next opened.
 */
export async function takeWaitingCart(client: QueryClient): Promise<void> {
  const visitor = waitingVisitor(Date.now())
  if (visitor === null) return
  taking ??= take(client, visitor).finally(() => (taking = undefined))
  await taking
}
