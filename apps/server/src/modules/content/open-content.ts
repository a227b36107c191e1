import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { openWordPress } from '../../integrations/wordpress/wordpress-source.ts'
import { projectRoot } from '../../platform/process/project-root.ts'
import type { ContentSource } from './source/content-source.ts'
import { openEmbedded } from './folder/embedded-source.ts'
import type { FolderPlace } from './folder/watched-folder.ts'

/** The content that comes with the program. */
export const shippedContent = join(projectRoot, 'apps/server/content')

interface Given {
  config: Places & Pick<Config, 'shop' | 'contentUrl'>
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  clock: () => Date
}

type Places = Pick<Config, 'contentDir' | 'slidesFile' | 'dataDir'>

/** The folder with the content: the configured one, else the one in the data folder, else that of the program. */
export function contentPlace({ contentDir, slidesFile, dataDir }: Places): FolderPlace {
  const ownFolder = inData(dataDir, 'content') ?? shippedContent
  return {
    folder: contentDir === undefined ? ownFolder : resolve(contentDir),
    slidesFile: slidesFile === undefined ? inData(dataDir, 'slides.json') : resolve(slidesFile),
  }
}

function inData(dataDir: string, name: string): string | undefined {
  const path = join(dataDir, name)
  return existsSync(path) ? path : undefined
}

/** Where the content of this shop comes from, a WordPress or a folder of files; one for a process. */
export function openContent({ config, log, clock }: Given): ContentSource {
  const { contentUrl: url, dataDir, shop } = config
  const pictureHosts = shop.pictureHosts ?? []
  if (url === undefined) return openEmbedded({ place: contentPlace(config), pictureHosts, log })
  return openWordPress({ url, dataDir, pictureHosts, log, clock })
}
