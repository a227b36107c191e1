/** Refusals of lists, with their parameters (errors.ts); lists of other customers count as unknown. */
export interface ListErrorParams {
  /** Nothing of a list could be added to the cart. */
  'errors.errorAddingProductFromList': undefined
  'list.unknown': undefined
  'list.nameMissing': undefined
  'list.tooMany': { max: number }
  'list.tooManyLines': { max: number }
  /** A colleague's list. */
  'list.readOnly': undefined
  'list.lineGone': undefined
  /** A line of a file names no product of the shop. */
  'list.productUnknown': { name: string }
  /** A file's name means several products, or another than was found. */
  'list.productUnclear': { name: string }
  'list.quantityUnreadable': { name: string }
  /** Not said as written: the quantities of the product are others. */
  'list.quantityRounded': { name: string; quantity: string }
  'list.severalSources': undefined
  'list.nothingToAdd': undefined
  'list.noColleagues': undefined
  'list.deletedForGood': undefined
  'list.noStandingOrder': undefined
  'list.notForDrafts': undefined
}
