import type { VersionAnswer } from '@cambusa/contract/version'
import type { Platform } from '../../platform/context.ts'
import { programVersion } from '../../platform/program-version.ts'
import type { Module } from '../../platform/route.ts'

type Needs = Pick<Platform, 'config'>

/** The remote version check: no session, no envelope, never from a cache. */
export const versionModule: Module<Needs> = (app, { config }) => {
  const answer: VersionAnswer = { version: programVersion(), url: `${config.publicUrl ?? ''}/` }
  app.get('/version.json', (_, reply) => reply.header('cache-control', 'no-store').send(answer))
}
