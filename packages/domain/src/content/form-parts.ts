/** Names of the parts of a form that is sent, and of the forms that the program comes with. */
export const FORM_PARTS = {
  /** FORM_ACTION. */
  action: 'action',
  /** The nonce of the parameters. Sent again with the same content it is the same message. */
  nonce: 'security',
  /** The form's id. All parts that begin with `formData` may also be one part `formData`: {"id", "fields", "versions"} as JSON. */
  id: 'formData[id]',
  /** Stays empty: people do not see it. */
  trap: 'formData[website]',
  files: 'files',
} as const
export const FORM_ACTION = 'form_submit'

/** The part of a field; several parts for several chosen options. */
export const fieldPart = (name: string): string => `formData[fields][${name}]`

/** The part with the version of the page that a consent is about, as it was shown. */
export const versionPart = (name: string): string => `formData[versions][${name}]`

/** Ids of the forms that the program comes with; the shop may have others. */
export const FORM_IDS = {
  contact: 'contatti',
  information: 'richiedi-informazioni',
  complaint: 'reclamo-prodotto',
} as const
