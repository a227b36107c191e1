import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../platform/process/project-root.ts'

/** Writes the file of a retailer who is not the demo shop, with its logo, into a folder. */
export function writeRetailersFileInto(folder: string): string {
  const demo = readFileSync(join(projectRoot, 'shop.config.json'), 'utf8')
  const text = demo
    .replaceAll('Cambusa Dimostrazione S.r.l.', 'Bottega Rossa S.n.c.')
    .replaceAll('01234567897', '12345678903')
    .replaceAll('IT60X0542811101000000123456', 'IT16W0200803284000102222222')
    .replaceAll('example.com', 'bottegarossa.it')
  copyFileSync(join(projectRoot, 'shop.logo.svg'), join(folder, 'shop.logo.svg'))
  const file = join(folder, 'shop.config.json')
  writeFileSync(file, text)
  return file
}
