import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { slugOf } from '@cambusa/domain/catalogue/slug'
import { unshownPicture } from '@cambusa/domain/web/unshown-picture'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'

const MAX_NAME = 120
const MAX_POSITION = 1_000_000
const { reasons } = importTexts
const texts = importKindTexts.categories

/**
 * Reads a category; undefined when the row is refused. `path` has names from the first level, or is a path of slugs.
 */
export function readCategory(
  row: RowReader,
  hasParent: boolean,
  pictureHosts: readonly string[],
): StageRow | undefined {
  const code = row.text('code', { max: 300 })
  const names = readPath(row, hasParent ? '' : code)
  const name = row.text('name', { max: MAX_NAME }) || (names.at(-1) ?? '')
  if (hasParent ? code === '' && name === '' : names.length === 0) row.refuse('name', '', reasons.required)
  if (names.length > CATEGORY_DEPTH) row.refuse('code', names.join(' > '), reasons.tooDeep)
  const position = row.decimal('position', { min: 0, max: MAX_POSITION })
  const staged = {
    code,
    parent_code: hasParent ? row.text('parent', { max: 300 }) : '',
    path_names: names,
    name,
    has_own_name: row.text('name') !== '',
    position: position === undefined ? null : Math.round(position),
    title: row.text('title', { max: 200 }),
    description: row.text('description', { max: 2000 }),
    image: readPicture(row, pictureHosts),
  }
  return row.isRefused ? undefined : staged
}

/** A picture that browsers would not show is loaded with a remark. */
function readPicture(row: RowReader, pictureHosts: readonly string[]): string {
  const image = row.text('image', { max: 500 })
  const unshown = unshownPicture(image, pictureHosts)
  if (unshown?.why === 'host') row.note('image', image, image, texts.pictureElsewhere({ host: unshown.host }))
  if (unshown?.why === 'address') row.note('image', image, image, texts.pictureAddress)
  return image
}

/** 'Dispensa > Pasta', 'dispensa/pasta', or columns of levels. */
function readPath(row: RowReader, code: string): string[] {
  const levels = row.list('path')
  const parts = levels.length > 0 ? levels : code.split(code.includes('>') ? '>' : '/')
  return parts.map((part) => part.trim()).filter((part) => slugOf(part) !== '')
}
