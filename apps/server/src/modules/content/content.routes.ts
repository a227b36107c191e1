import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import { readSlides, slidesFileOf, slidesOf, unshownSlides, type SlidesFile } from './slides.ts'

interface SlidesParams {
  id: string
  time: string
  param: string
}

const CACHE_SECONDS = 300

type Needs = Pick<Platform, 'clock' | 'config' | 'log'>

/** The content service (paths under /p): it never causes an error screen, at worst nothing is shown. */
export const contentModule: Module<Needs> = (app, { config, log, clock }) => {
  let slides: SlidesFile = {}
  try {
    slides = readSlides(slidesFileOf(config))
    for (const unshown of unshownSlides(slides, config.shop.pictureHosts ?? []))
      log.warn(
        unshown,
        'the picture of a slide is not shown: pages load it by https, from a host in pictureHosts',
      )
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'slides not read')
  }
  app.get<{ Params: SlidesParams }>('/p/wp-json/wp/v2/new_slides/:id/:time/:param', (request, reply) => {
    const { id, time, param } = request.params
    const seconds = Number(time)
    const isTime = Number.isFinite(seconds) && Math.abs(seconds) < Number.MAX_SAFE_INTEGER / 1e4
    const asked = {
      sliderId: id,
      unixSeconds: isTime ? seconds : clock().getTime() / 1000,
      deliveryServiceId: Number(param) || 0,
    }
    return reply.header('cache-control', `public, max-age=${CACHE_SECONDS}`).send(slidesOf(slides, asked))
  })
}
