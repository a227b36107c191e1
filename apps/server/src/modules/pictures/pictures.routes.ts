import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import type { PictureSource } from './picture-source.ts'
import { openPictureStore } from './open-picture-store.ts'
import { createPictures, PICTURE_SIZES, type Lasting, type PictureSize } from './pictures.service.ts'

interface PictureParams {
  key: string
  file: string
}

const LONGEST_KEY = 200
const CACHE: Readonly<Record<Lasting, string>> = {
  forEver: 'public, max-age=31536000, immutable',
  anHour: 'public, max-age=3600',
  aMinute: 'public, max-age=60',
}

const sizeOf = (file: string): PictureSize | undefined =>
  PICTURE_SIZES.find((size) => file === `${size}.webp`)

interface Needs extends Pick<Platform, 'config' | 'db' | 'log'> {
  pictureSource?: PictureSource | undefined
}

/** GET /pictures/{key}/{160|320|640|1280}.webp: outside the API, without session or envelope. */
export const picturesModule: Module<Needs> = (app, needs) => {
  const pictures = createPictures(
    { ...needs, store: openPictureStore(needs.config) },
    join(needs.config.dataDir, 'pictures'),
  )

  app.get<{ Params: PictureParams }>(
    '/pictures/:key/:file',
    async (request: FastifyRequest<{ Params: PictureParams }>, reply: FastifyReply) => {
      const { key, file } = request.params
      const size = sizeOf(file)
      const picture = size && key.length <= LONGEST_KEY ? await pictures.find(key, size) : undefined
      if (!picture) return reply.callNotFound()
      reply.headers({ etag: picture.etag, 'cache-control': CACHE[picture.lasts] })
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
      return reply.type('image/webp').send(picture.bytes)
    },
  )
}
