/** Refusals about exports, with their parameters. */
export interface ExportErrorParams {
  'export.sourceMissing': undefined
  'export.sourceUnknown': undefined
  'export.sourceEmpty': undefined
  'export.tooManyProducts': { count: number; max: number }
  'export.nothingChosen': undefined
  'export.tooMany': { max: number }
  'export.unknown': undefined
  /** A link that was not made so, or for somebody else. */
  'export.linkWrong': undefined
  'export.expired': undefined
  'export.noPictures': undefined
}
