import { CONFIRM_LINK_HOURS } from '@cambusa/domain/constants'
import { useEffect } from 'react'
import { create } from 'zustand'
import { keepState, readKept } from '../../lib/state/kept-state.ts'

/** The mail that confirms a new account, as far as this browser knows. */
interface SentMail {
  /** Where it went; empty: nothing waits to be confirmed. */
  login: string
  /** A requested card waits at the store. */
  cardPending: boolean
  /** When the last one went out, milliseconds. */
  sentAt: number
  isConfirmed: boolean
}

const NONE: SentMail = { login: '', cardPending: false, sentAt: 0, isConfirmed: false }
const KEY = 'cambusa.registration-mail'
const KEPT_MS = CONFIRM_LINK_HOURS * 3_600_000

const useStore = create<SentMail & { isRead: boolean }>(() => ({ ...NONE, isRead: false }))

/** What was kept counts as long as the link of the mail. */
function read(): void {
  if (useStore.getState().isRead) return
  const kept = readKept(KEY, NONE)
  useStore.setState({ ...(Date.now() - kept.sentAt > KEPT_MS ? NONE : kept), isRead: true })
  keepState<SentMail>(KEY, NONE, useStore)
}

/** Keeps what is known of it, in all tabs. */
export function keepSentMail(change: Partial<SentMail>): void {
  read()
  useStore.setState(change)
}

/** What is known of it; undefined before this browser's storage was read. Also another tab's confirmation is seen. */
export function useSentMail(): SentMail | undefined {
  useEffect(read, [])
  const state = useStore()
  return state.isRead ? state : undefined
}
