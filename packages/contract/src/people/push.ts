import { PUSH_PLATFORMS, type PushKind } from '@cambusa/domain/people/push-kinds'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Flag, Nullable, Text } from '../schema.ts'

const Platform = Type.Enum([...PUSH_PLATFORMS])
/** What a device calls itself; the same at every registration. */
const Uuid = Type.String({ minLength: 1, maxLength: 100 })

export const registerDevice = endpoint({
  method: 'GET',
  writes: true,
  url: '/externalregistration/register',
  operationId: 'externalregistrationRegister',
  summary: 'Send the customer’s pushes to a device; it belongs to whoever registered it last',
  tag: 'push',
  act: 'ownSecrets',
  query: Type.Object({
    /** The subscription of a browser as JSON (endpoint, keys.p256dh, keys.auth); on Android and iOS the token of FCM. */
    external_id: Type.String({ minLength: 1, maxLength: 2_048 }),
    platform: Platform,
    uuid: Uuid,
    platform_version: Type.Optional(Text(60)),
    model: Type.Optional(Text(120)),
    manufacturer: Type.Optional(Text(120)),
  }),
  data: Type.Object({
    /** False: the shop sends no pushes to such devices, and has stored nothing. */
    isRegistered: Type.Boolean(),
  }),
})

export const unregisterDevice = endpoint({
  method: 'GET',
  writes: true,
  url: '/externalregistration/unregister',
  operationId: 'externalregistrationUnregister',
  summary: 'Send no more pushes to a device of the customer; one that is gone already is no mistake',
  tag: 'push',
  act: 'ownSecrets',
  query: Type.Object({ platform: Platform, uuid: Uuid }),
  data: Type.Null(),
})

export const viewPushKey = endpoint({
  method: 'GET',
  url: '/externalregistration/web-push-key',
  operationId: 'externalregistrationWebPushKey',
  summary: 'The key with which a browser subscribes to pushes of the shop',
  tag: 'push',
  act: 'ownSecrets',
  data: Type.Object({
    /** Base64url; null: the shop sends no pushes to browsers. */
    publicKey: Nullable(Type.String()),
  }),
})

const Chosen = Type.Object({
  kinds: Type.Object({
    orderStatus: Type.Boolean(),
    slotNear: Type.Boolean(),
    paymentFailed: Type.Boolean(),
    approvalAsked: Type.Boolean(),
    draftReady: Type.Boolean(),
  } satisfies Record<PushKind, Type.TSchema>),
})

export const viewPushKinds = endpoint({
  method: 'GET',
  url: '/user/push-kinds',
  operationId: 'userPushKinds',
  summary: 'Which kinds of push the customer wants',
  tag: 'push',
  act: 'ownSecrets',
  data: Chosen,
})

export const updatePushKinds = endpoint({
  method: 'POST',
  url: '/user/update-push-kinds',
  operationId: 'userUpdatePushKinds',
  summary: 'Choose which kinds of push to get; what is left out stays',
  tag: 'push',
  act: 'ownSecrets',
  body: Type.Object({
    orderStatus: Type.Optional(Flag),
    slotNear: Type.Optional(Flag),
    paymentFailed: Type.Optional(Flag),
    approvalAsked: Type.Optional(Flag),
    draftReady: Type.Optional(Flag),
  } satisfies Record<PushKind, Type.TSchema>),
  data: Chosen,
})
