import type { Bridge } from './bridge.ts'

export const clientType: Bridge['clientType'] = () => 'web'
