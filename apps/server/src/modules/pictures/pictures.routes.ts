import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/http/context.ts'
import type { Module } from '../../platform/http/route.ts'
import type { PictureSource } from './picture-source.ts'
import { createPictures, PICTURE_SIZES, type PictureSize } from './pictures.service.ts'

interface PictureParams {
  key: string
  file: string
}

const LONGEST_KEY = 200
const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600

const sizeOf = (file: string): PictureSize | undefined =>
  PICTURE_SIZES.find((size) => file === `${size}.webp`)

const cacheFor = (isFinal: boolean) =>
  isFinal ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`

interface Needs extends Pick<Platform, 'config' | 'db' | 'log'> {
  pictureSource?: PictureSource | undefined
}

/** GET /pictures/{key}/{160|320|640|1280}.webp: outside the API, without session or envelope. */
export const picturesModule: Module<Needs> = (app, needs) => {
  const pictures = createPictures(needs, join(needs.config.dataDir, 'pictures'))

  app.get<{ Params: PictureParams }>(
    '/pictures/:key/:file',
    async (request: FastifyRequest<{ Params: PictureParams }>, reply: FastifyReply) => {
      const { key, file } = request.params
      const size = sizeOf(file)
      const picture = size && key.length <= LONGEST_KEY ? await pictures.find(key, size) : undefined
      if (!picture) return reply.callNotFound()
      reply.headers({ etag: picture.etag, 'cache-control': cacheFor(picture.isFinal) })
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
      return reply.type('image/webp').send(picture.bytes)
    },
  )
}
