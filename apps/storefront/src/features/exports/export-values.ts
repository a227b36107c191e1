import type { BodyOf, DataOf } from '@cambusa/contract/endpoint'
import type { listShots, requestExport, slicedFormats } from '@cambusa/contract/exports/exports'
import { EXPORT_FIELDS } from '@cambusa/domain/exports/export-choices'
import type { ExportWish } from '@cambusa/domain/exports/export-plan'

/** Which pictures and formats there are for the products of a source. */
export type Choices = DataOf<typeof listShots> & DataOf<typeof slicedFormats>

type Asked = Required<BodyOf<typeof requestExport>>

/** The choices of an export, by their names in the contract. */
export type ExportValues = Pick<Asked, 'shots' | 'formats' | 'file_formats' | 'data_formats' | 'fields'>

/** What most want: every picture square on white, at a size that serves menus and web pages, and a sheet of all data. */
export function firstValues({ shots, formats, fileFormats }: Choices): ExportValues {
  const size = formats.find(({ id }) => id === 'square-1200-white') ?? formats[0]
  const file = fileFormats.includes('jpeg') ? 'jpeg' : fileFormats[0]
  return {
    shots: shots.map(({ shot }) => shot),
    formats: size ? [size.id] : [],
    file_formats: file ? [file] : [],
    data_formats: ['xlsx'],
    fields: [...EXPORT_FIELDS],
  }
}

export const wishOf = ({ shots, formats, file_formats, data_formats, fields }: ExportValues): ExportWish => ({
  shots,
  formats,
  fileFormats: file_formats,
  dataFormats: data_formats,
  fields,
})
