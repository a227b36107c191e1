/** Refusals of forms. */
export interface FormErrorParams {
  'form.unknown': undefined
  /** Its nonce is too old, of another form, or none. */
  'form.tooOld': undefined
  /** Its nonce was used with another content. */
  'form.sentBefore': undefined
  'form.tooFast': undefined
  /** The field that people do not see was filled in. */
  'form.trapped': undefined
  /** A file is not what its name says, or of no accepted type. */
  'form.fileRefused': { name: string }
  /** Too many files from this address. */
  'form.manyFiles': { seconds: number }
  /** Too many messages from this address. */
  'form.manyMessages': { seconds: number }
}
