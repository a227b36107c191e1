import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  viewSecondFactor,
} from '@cambusa/contract/people/second-factor'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { ownKey } from '../../../lib/api/query-keys.ts'

export interface StaffLogin {
  login: string
  password: string
}

/** A new key for the app of a member of staff. Throws CallError. */
export const beginConnecting = ({ login, password }: StaffLogin) =>
  call(beginSecondFactor, { body: { login, password }, quiet: true })

/** Connects the app by its first code, signs in, and answers the recovery codes. Throws CallError. */
export const connectApp = async ({ login, password }: StaffLogin, code: string): Promise<string[]> => {
  const body = { login, password, code }
  return (await call(confirmSecondFactor, { body, quiet: true, startsSession: true })).recoveryCodes
}

/** How the signed-in member of staff signs in. */
export const ownFactorQuery = (owner: string) =>
  queryOptions({
    queryKey: ownKey(owner, 'second-factor'),
    queryFn: ({ signal }) => call(viewSecondFactor, { signal, quiet: true }),
  })

/** New recovery codes by a code. Throws CallError. */
export const renewCodes = async (code: string): Promise<string[]> =>
  (await call(renewRecoveryCodes, { body: { code }, quiet: true })).recoveryCodes
