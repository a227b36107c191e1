import { localStore } from '../browser/storage.ts'
import type { Bridge } from './bridge.ts'

/** The page's first script reads it there too (index.html). */
export const accountStore: Bridge['accountStore'] = localStore
