import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { ACCOUNT_KEY } from '../../storefront/src/lib/session/session.ts'
import { readAccount } from './account-store.ts'

export const begin: Bridge['begin'] = (open) => void readAccount(ACCOUNT_KEY).then(open)
