import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nullable, Text } from '../schema.ts'

const credentials = { login: Text(254), password: Text(200) }
/** Shown once: the shop keeps their hashes. */
const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) })

export const beginSecondFactor = endpoint({
  method: 'POST',
  url: '/auth/second-factor/begin',
  operationId: 'authSecondFactorBegin',
  keyed: true,
  summary:
    'A new key for the authenticator app of staff who have none yet; it counts once a code confirms it',
  tag: 'auth',
  act: 'visit',
  evenExpired: true,
  body: Type.Object(credentials),
  data: Type.Object({
    /** Base 32, as apps take it. */
    secret: Type.String(),
    otpauthUrl: Type.String(),
  }),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  url: '/auth/second-factor/confirm',
  operationId: 'authSecondFactorConfirm',
  keyed: true,
  summary: 'A first code of the app: from now on it is asked for; signs in and answers the recovery codes',
  tag: 'auth',
  act: 'visit',
  evenExpired: true,
  body: Type.Object({ ...credentials, code: Text(40) }),
  data: RecoveryCodes,
})

export const viewSecondFactor = endpoint({
  method: 'GET',
  url: '/auth/second-factor',
  operationId: 'authSecondFactorView',
  summary: 'Whether the caller signs in with a second factor, and how many recovery codes are left',
  tag: 'auth',
  act: 'ownLogin',
  data: Type.Object({
    isNeeded: Type.Boolean(),
    /** Null: no app is connected. */
    recoveryCodesLeft: Nullable(Type.Integer()),
  }),
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  url: '/auth/second-factor/recovery-codes',
  operationId: 'authSecondFactorRecoveryCodes',
  keyed: true,
  summary: 'Ten new recovery codes by a code of the app; those of before end',
  tag: 'auth',
  act: 'ownLogin',
  body: Type.Object({ code: Text(40) }),
  data: RecoveryCodes,
})
