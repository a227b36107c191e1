import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Text } from '../schema.ts'

const Asked = Type.Object({ e_mail: Text(254) })
const Sent = Type.Object({ login: Type.String() })

export const requestPasswordReset = endpoint({
  method: 'POST',
  url: '/registration/password_reset_token_request',
  operationId: 'registrationPasswordResetTokenRequest',
  keyed: true,
  summary: 'Send a link to choose a new password; the same answer for an unknown e-mail',
  tag: 'password',
  act: 'visit',
  evenExpired: true,
  body: Asked,
  data: Sent,
})

export const requestPasswordResetByGet = endpoint({
  method: 'GET',
  writes: true,
  url: '/registration/password_reset_token_request',
  operationId: 'registrationPasswordResetTokenRequestByGet',
  summary: 'As POST, for programs that speak the older form',
  tag: 'password',
  act: 'visit',
  query: Asked,
  data: Sent,
})

const reset = { e_mail: Text(254), reset_token: Text(200), password: Text(200) }
const Reset = Type.Object({ login: Type.String() })

export const resetPasswordByCard = endpoint({
  method: 'POST',
  url: '/registration-card/password_reset',
  operationId: 'registrationCardPasswordReset',
  keyed: true,
  summary: 'Set a new password by the token of the link: one use, 60 minutes; ends all other sessions',
  tag: 'password',
  act: 'visit',
  evenExpired: true,
  sendAs: 'form',
  body: Type.Object({ email: Text(254), token: Text(200), password: Text(200) }),
  data: Reset,
})

export const resetPassword = endpoint({
  method: 'POST',
  url: '/registration/password_reset',
  operationId: 'registrationPasswordReset',
  keyed: true,
  summary: 'As registration-card/password_reset, with the names of the GET call',
  tag: 'password',
  act: 'visit',
  evenExpired: true,
  body: Type.Object(reset),
  data: Reset,
})

export const resetPasswordByGet = endpoint({
  method: 'GET',
  writes: true,
  url: '/registration/password_reset',
  operationId: 'registrationPasswordResetByGet',
  summary: 'As POST, for programs that speak the older form; addresses with a secret are kept nowhere',
  tag: 'password',
  act: 'visit',
  query: Type.Object(reset),
  data: Reset,
})

const change = { old_password: Text(200), new_password: Text(200) }
const Changed = Type.Object({ login: Type.String() })

export const updatePassword = endpoint({
  method: 'POST',
  url: '/registration/update_password',
  operationId: 'registrationUpdatePassword',
  keyed: true,
  summary: 'Change the password; all other sessions and remembered devices end',
  tag: 'password',
  act: 'ownLogin',
  body: Type.Object(change),
  data: Changed,
})

export const updatePasswordByGet = endpoint({
  method: 'GET',
  writes: true,
  url: '/registration/update_password',
  operationId: 'registrationUpdatePasswordByGet',
  summary: 'As POST, for programs that speak the older form; addresses with a secret are kept nowhere',
  tag: 'password',
  act: 'ownLogin',
  query: Type.Object(change),
  data: Changed,
})
