import { viewAnalytics, type Service } from '@cambusa/contract/shop/analytics'
import type { DataOf } from '@cambusa/contract/endpoint'
import { PURPOSES, type Purpose } from '@cambusa/domain/analytics/purchase-memory'
import { call } from '../../lib/api/call.ts'
import { localStore, MEASURED_KEY } from '../../lib/browser/storage.ts'
import { readCookieChoice } from '../../lib/state/cookie-choice.ts'
import { loadScript } from './load-script.ts'
import { refuseOthers, removeLeft } from './remove-left.ts'
import type { ShopEvent } from './shop-event.ts'
import { speakers } from './speakers.ts'

interface Running {
  service: Service
  /** Until its script has come; rejects where it is blocked. */
  loaded: Promise<void>
}

type Services = DataOf<typeof viewAnalytics>

/** A choice is read anew for every event: another tab may have withdrawn it, or its year may have ended. */
export const isAllowed = (purpose: Purpose): boolean => readCookieChoice(new Date())?.[purpose] === true

const serviceOf = ({ analytics, pixel }: Services, purpose: Purpose) =>
  purpose === 'analytics' ? analytics : pixel

/**
 * The services of this page by what they need consent for. Each begins once: a shopper who withdraws and consents again
 * is measured from the next page load, as its script cannot be taken out of this one.
 */
export function openServices(pageNow: () => string) {
  const running = new Map<Purpose, Running>()
  const ended = new Set<Purpose>()
  let asked: Promise<Services> | undefined

  const ask = () =>
    (asked ??= call(viewAnalytics, { background: true }).catch((error: unknown) => {
      asked = undefined
      throw error
    }))

  /** Begins what is allowed and not yet begun. Rejects where the shop does not say which services it has. */
  async function begin(): Promise<void> {
    if (!PURPOSES.some(isAllowed)) return
    const services = await ask()
    for (const purpose of PURPOSES) {
      const service = serviceOf(services, purpose)
      if (!service || running.has(purpose) || ended.has(purpose) || !isAllowed(purpose)) continue
      localStore.set(MEASURED_KEY, '1')
      const speaker = speakers[service.kind]
      speaker.begin(service, pageNow())
      const loaded = loadScript(speaker.script(service))
      // A browser that blocks it goes on without.
      loaded.catch(() => undefined)
      running.set(purpose, { service, loaded })
    }
  }

  /** Ends what is no longer allowed, and removes what it left; also what an earlier page left. */
  async function end(): Promise<void> {
    const gone = [...running].filter(([purpose]) => !isAllowed(purpose))
    for (const [purpose, { service }] of gone) {
      running.delete(purpose)
      ended.add(purpose)
      speakers[service.kind].end(service)
    }
    const left = [...running.values()].map(({ service }) => service)
    if (gone.length === 0 && PURPOSES.some(isAllowed)) return
    removeLeft(left)
    if (left.length === 0) localStore.remove(MEASURED_KEY)
    if (gone.length > 0 && asked) refuseOthers(left, (await asked).pictures)
  }

  return {
    begin,
    end,
    /** Tells the services that are allowed. */
    send(event: ShopEvent): void {
      for (const [purpose, { service }] of running)
        if (isAllowed(purpose)) speakers[service.kind].send(service, event)
    },
    /** Tells one service as soon as its script is there; `claim` says whether it may still be told. */
    async sendOnce(purpose: Purpose, event: ShopEvent, claim: () => boolean): Promise<void> {
      const one = running.get(purpose)
      if (!one) return
      await one.loaded
      // Tabs take turns: only one of them claims. Browsers offer it to pages by https, and to the machine itself.
      await navigator.locks?.request('cambusa.analytics', () => {
        if (isAllowed(purpose) && running.get(purpose) === one && claim())
          speakers[one.service.kind].send(one.service, event)
      })
    },
  }
}

export type RunningServices = ReturnType<typeof openServices>
