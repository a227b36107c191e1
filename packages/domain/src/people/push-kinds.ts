/** Kinds of push that a customer may switch off; each is on until it is refused. */
export const PUSH_KINDS = ['orderStatus', 'slotNear', 'paymentFailed', 'approvalAsked', 'draftReady'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** Which kinds of push a customer wants. */
export type PushChoices = Record<PushKind, boolean>

/** Where a device gets its pushes: a browser by Web Push, the shell on Android and iOS by FCM. */
export const PUSH_PLATFORMS = ['web', 'android', 'ios'] as const
export type PushPlatform = (typeof PUSH_PLATFORMS)[number]

/** Devices of one customer; the one unused for longest makes room. */
export const PUSH_DEVICES_MAX = 20
