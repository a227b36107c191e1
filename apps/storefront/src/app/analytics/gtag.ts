import type { Service } from '@cambusa/contract/shop/analytics'
import type { Speaker } from './speaker.ts'

type Entry = IArguments
type GtagWindow = { dataLayer?: Entry[] } & Record<`ga-disable-${string}`, boolean>
const page = () => globalThis as unknown as GtagWindow

/** Its script tells commands from other entries of the layer by being `arguments`, not an array. */
function say(..._command: unknown[]): void {
  const layer = (page().dataLayer ??= [])
  // oxlint-disable-next-line prefer-rest-params
  layer.push(arguments)
}

/** What its script would otherwise read of the screen by itself. */
const screen = (at: string) => ({ page_location: at, page_title: new URL(at).pathname, page_referrer: '' })

const isOff = ({ id }: Service, off: boolean) => void (page()[`ga-disable-${id}`] = off)

/** Google Analytics 4, and what speaks like it: gtag commands in window.dataLayer. */
export const gtag: Speaker = {
  script: ({ script, id }) => `${script}?id=${id}`,
  begin(service, at) {
    isOff(service, false)
    const ads = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    say('consent', 'default', { ...ads, analytics_storage: 'granted' })
    say('js', new Date())
    say('set', screen(at))
    say('config', service.id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
  },
  send({ id }, { name, params, page: at }) {
    say('set', screen(at))
    say('event', name, { ...params, ...screen(at), send_to: id })
  },
  end(service) {
    isOff(service, true)
    say('consent', 'update', { analytics_storage: 'denied' })
  },
  leaves: /^_(?:ga|gid|gat|gac|gcl|dc_gtm)/,
}
