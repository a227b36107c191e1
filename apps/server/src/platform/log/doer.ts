import { AsyncLocalStorage } from 'node:async_hooks'

/** Who makes the call that is running, for the audit log. */
export interface Doer {
  /** The signed-in account, of an administrator who acts for a customer the administrator's. */
  userId: number
  /** The customer for whom an administrator acts. */
  asUserId: number | null
  requestId: string
}

const storage = new AsyncLocalStorage<Doer>()

/** Runs the rest of a call in the name of this account: its transactions say so to the triggers of the audit log. */
export const runAs = (doer: Doer, rest: () => void): void => storage.run(doer, rest)

/** Who makes the running call; undefined outside calls of signed-in users. */
export const currentDoer = (): Doer | undefined => storage.getStore()

/** The same for the setting `cambusa.doer`; empty outside calls of signed-in users. */
export const doerSetting = (): string => JSON.stringify(currentDoer()) ?? ''
