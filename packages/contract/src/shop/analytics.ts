import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Nullable } from '../schema.ts'
import { ANALYTICS_KINDS, PIXEL_KINDS } from './analytics-config.ts'

const Service = Type.Object({
  kind: Type.Enum([...ANALYTICS_KINDS, ...PIXEL_KINDS]),
  /** The address of its script, in the shop or by https. */
  script: Type.String(),
  id: Type.String(),
  /** What pages allow for it in connect-src, img-src and script-src: origins; none for a script of the shop itself. */
  origins: Type.Array(Type.String()),
})
export type Service = Type.Static<typeof Service>

/** Asked after consent only: the pages are the same for everybody, and hold nothing of the services. */
export const viewAnalytics = endpoint({
  method: 'GET',
  url: '/analytics/services',
  operationId: 'analyticsServices',
  summary: 'The services that a shopper’s consent allows: analytics, and the advertising pixel',
  tag: 'analytics',
  act: 'visit',
  data: Type.Object({
    analytics: Nullable(Service),
    pixel: Nullable(Service),
    /** Sources of pictures that pages allow without any service, as in img-src. */
    pictures: Type.Array(Type.String()),
  }),
})
