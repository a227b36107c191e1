import type { ServiceConfig } from '@cambusa/contract/shop/analytics-config'

/** Where the sandbox lists what it received; its scripts and its collecting address are below. */
export const SANDBOX_PATH = '/dev/analytics'

/** The services of a demo, spoken to like those outside, by files of the shop itself. */
export const SANDBOX_ANALYTICS: ServiceConfig = {
  kind: 'gtag',
  script: `${SANDBOX_PATH}/gtag.js`,
  id: 'G-SANDBOX01',
}
export const SANDBOX_PIXEL: ServiceConfig = {
  kind: 'fbq',
  script: `${SANDBOX_PATH}/fbq.js`,
  id: '1000000001',
}
