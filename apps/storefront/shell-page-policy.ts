import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import { askedServicesOf } from '@cambusa/domain/analytics/asked-services'
import { inlineScripts, policyDirectives } from '@cambusa/domain/web/page-policy'
import { shownPictureHosts } from '@cambusa/domain/web/picture-hosts'
import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of the app's page: the shop's (decision 140), and its server besides. */
export function shellPagePolicy(html: string, shop: ShopConfig): string {
  const server = shop.mobile && new URL(shop.mobile.serverUrl).origin
  return policyDirectives(inlineScripts(html).map(hashOf), {
    pictureHosts: shownPictureHosts(shop),
    services: askedServicesOf([shop.analytics, shop.pixel]),
    isHttps: server?.startsWith('https:') ?? false,
    server,
  }).join('; ')
}
