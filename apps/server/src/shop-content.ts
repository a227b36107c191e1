import type { Config } from './config.ts'
import { openWordPress } from './integrations/wordpress/wordpress-source.ts'
import { openContent, type ContentSource } from './modules/content/content.ts'
import type { Platform } from './platform/http/context.ts'

interface Given {
  config: Config
  log: Pick<Platform['log'], 'warn' | 'info'>
  clock: Platform['clock']
}

/** Where the content of this shop comes from: a WordPress, or a folder of files. One for a process. */
export function shopContent({ config, log, clock }: Given): ContentSource {
  const { contentUrl: url, dataDir, shop } = config
  if (url === undefined) return openContent({ config, log })
  return openWordPress({ url, dataDir, pictureHosts: shop.pictureHosts ?? [], log, clock })
}
