import type { ServiceKind } from '@cambusa/contract/shop/analytics-config'
import { fbq } from './fbq.ts'
import { gtag } from './gtag.ts'
import { matomo } from './matomo.ts'
import type { Speaker } from './speaker.ts'

export const speakers: Readonly<Record<ServiceKind, Speaker>> = { gtag, matomo, fbq }
