import type { VersionAnswer } from '@cambusa/contract/shop/version'
import type { Platform } from '../../platform/http/context.ts'
import { programVersion } from '../../platform/process/program-version.ts'
import type { Module } from '../../platform/http/route.ts'

type Needs = Pick<Platform, 'config'>

/** The remote version check: no session, no envelope, never cached. */
export const versionModule: Module<Needs> = (app, { config }) => {
  const answer: VersionAnswer = {
    version: programVersion(),
    url: `${config.publicUrl ?? ''}/?platform={platform}`,
  }
  app.get('/version.json', (_, reply) => reply.header('cache-control', 'no-store').send(answer))
}
