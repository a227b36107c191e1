import { CONFIRM_LINK_HOURS } from '@cambusa/domain/constants'
import { useEffect } from 'react'
import { create } from 'zustand'
import { keepState, readKept } from '../../lib/state/kept-state.ts'

/** This browser's data of the mail that confirms a new account. */
interface SentMail {
  /** Its address; empty: nothing waits to be confirmed. */
  login: string
  /** A requested card is to be collected at the store. */
  cardPending: boolean
  /** The time of the last mail, milliseconds. */
  sentAt: number
  isConfirmed: boolean
}

const NONE: SentMail = { login: '', cardPending: false, sentAt: 0, isConfirmed: false }
const KEY = 'cambusa.registration-mail'
const KEPT_MS = CONFIRM_LINK_HOURS * 3_600_000

const useStore = create<SentMail & { isRead: boolean }>(() => ({ ...NONE, isRead: false }))

/** The data are kept as long as the link of the mail is valid. */
function read(): void {
  if (useStore.getState().isRead) return
  const kept = readKept(KEY, NONE)
  useStore.setState({ ...(Date.now() - kept.sentAt > KEPT_MS ? NONE : kept), isRead: true })
  keepState<SentMail>(KEY, NONE, useStore)
}

/** Stores the data, for all tabs. */
export function keepSentMail(change: Partial<SentMail>): void {
  read()
  useStore.setState(change)
}

/** The stored data; undefined before the storage was read. A confirmation in another tab is noticed too. */
export function useSentMail(): SentMail | undefined {
  useEffect(read, [])
  const state = useStore()
  return state.isRead ? state : undefined
}
