import {
  registerDevice,
  unregisterDevice,
  updatePushKinds,
  viewPushKey,
  viewPushKinds,
} from '@cambusa/contract/people/push'
import type { Platform } from '../../platform/http/context.ts'
import { route, type Module } from '../../platform/http/route.ts'
import { pushKeyOf } from './channels.ts'
import { choosePushes, pushChoicesOf, register, unregister } from './devices.service.ts'

type Needs = Pick<Platform, 'clock' | 'config' | 'db'>

/** Calls for the devices that get pushes, and for the kinds of push that a customer wants. */
export const pushModule: Module<Needs> = (app, services) => {
  route(app, services, registerDevice, async (call) => ({
    data: { isRegistered: await register(call, call.query) },
  }))
  route(app, services, unregisterDevice, async (call) => {
    await unregister(call, call.query)
    return { data: null }
  })
  route(app, services, viewPushKey, ({ config }) => ({ data: { publicKey: pushKeyOf(config) } }))
  route(app, services, viewPushKinds, async ({ db, session }) => ({
    data: { kinds: await pushChoicesOf(db, session.userId) },
  }))
  route(app, services, updatePushKinds, async ({ db, session, body, now }) => ({
    data: { kinds: await choosePushes(db, session.userId, body, now) },
  }))
}
