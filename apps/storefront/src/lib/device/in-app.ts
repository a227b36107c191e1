import type { Bridge } from './bridge.ts'

export const isInApp: Bridge['isInApp'] = () => false

export const appPlatform: Bridge['appPlatform'] = () => undefined
