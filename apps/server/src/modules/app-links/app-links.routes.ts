import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import { appSiteAssociation, assetLinks } from './app-links.ts'

const CACHE = 'public, max-age=3600'

/**
 * Which mobile app opens the shop's links, as Android and iOS ask for it, from shop.config.json. Where no certificate or
 * team is configured there is no such file. Outside the API, without session or envelope.
 */
export const appLinksModule: Module<Pick<Platform, 'config'>> = (app, { config }) => {
  const files = {
    '/.well-known/assetlinks.json': assetLinks(config.shop.mobile),
    '/.well-known/apple-app-site-association': appSiteAssociation(config.shop.mobile),
  }
  for (const [url, file] of Object.entries(files)) {
    const text = file && JSON.stringify(file)
    app.get(url, (_, reply) =>
      text === undefined
        ? reply.callNotFound()
        : reply.header('cache-control', CACHE).type('application/json').send(text),
    )
  }
}
