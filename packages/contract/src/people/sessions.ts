import { SESSION_KINDS } from '@cambusa/domain/people/roles'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nullable, Text } from '../schema.ts'

/** A sign-in of the account that is still good: one device, or one browser without 'remember me'. */
const OwnSession = Type.Object({
  /** Names it in sessionEnd; with it nobody can sign in. */
  sessionId: Type.String(),
  kind: Type.Enum([...SESSION_KINDS]),
  /** Words such as 'Chrome su Android'; '' where unknown. */
  device: Type.String(),
  /** The administrator who acts as the customer, if one does. */
  actorName: Nullable(Type.String()),
  firstUsedAt: Type.String(),
  lastUsedAt: Type.String(),
  /** The session of this call. */
  isThis: Type.Boolean(),
})
export type OwnSession = Type.Static<typeof OwnSession>

/** That of the call first, then the one used last. */
const Sessions = Type.Object({ sessions: Type.Array(OwnSession) })

export const listOwnSessions = endpoint({
  method: 'GET',
  url: '/session/list',
  operationId: 'sessionList',
  summary: 'Where the account is signed in',
  tag: 'profile',
  act: 'ownSecrets',
  data: Sessions,
})

export const endOwnSession = endpoint({
  method: 'POST',
  url: '/session/end',
  operationId: 'sessionEnd',
  summary: 'End one of the own sessions, with the remembered login of its device',
  tag: 'profile',
  act: 'ownSecrets',
  body: Type.Object({ session_id: Text(64) }),
  data: Sessions,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  url: '/session/end-others',
  operationId: 'sessionEndOthers',
  summary: 'End all sessions and remembered logins but that of the call, and every open link of a mail',
  tag: 'profile',
  act: 'ownSecrets',
  data: Sessions,
})
