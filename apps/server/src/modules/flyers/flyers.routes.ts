import { listFlyers, printFlyer, viewFlyer } from '@cambusa/contract/content/flyers'
import type { Platform } from '../../platform/http/context.ts'
import { route, routeFile, type Module } from '../../platform/http/route.ts'
import { flyerPdf } from './flyer-pdf.ts'
import { createFlyers, type FlyerNeeds } from './flyers.service.ts'

type Needs = FlyerNeeds & Pick<Platform, 'clock' | 'config'>

/** Flyers: what the shop wrote, with the products and prices of its promotions. */
export const flyersModule: Module<Needs> = (app, services) => {
  const flyers = createFlyers(services)
  route(app, services, listFlyers, async ({ session, now }) => ({
    data: { flyers: await flyers.list(session.scope, now) },
  }))
  route(app, services, viewFlyer, async ({ session, params, now }) => ({
    data: await flyers.find(session.scope, params.slug, now),
  }))
  routeFile(app, services, printFlyer, async ({ config, session, params, now }) => {
    const flyer = await flyers.find(session.scope, params.slug, now)
    const { name, colours } = config.shop
    const body = await flyerPdf(flyer, { shopName: name, colour: colours.primary }, now)
    return {
      fileName: `volantino-${flyer.slug.replace(/[^\w.-]/g, '_')}.pdf`,
      contentType: 'application/pdf',
      body,
    }
  })
}
