/** Addresses and names of the parts of a form; apart from the schemas, which a browser does not need. */

/** GET the fields of a form and a nonce; `{}` for an unknown form, no envelope. */
export const formParametersUrl = (formId: string): string =>
  `/p/wp-json/mail/v1/parameters?form_id=${encodeURIComponent(formId)}`

/**
 * POST a form as multipart/form-data, with the parts of FORM_PARTS and the files in `files`. Answers the envelope of a
 * call, or a page where HTML is accepted rather than JSON.
 */
export const SEND_FORM_URL = '/p/wp-admin/admin-ajax.php'

export const FORM_PARTS = {
  /** FORM_ACTION. */
  action: 'action',
  /** The nonce of the parameters. Sent again with the same content it is the same message. */
  nonce: 'security',
  /** The form's id. All parts that begin with `formData` may also be one part `formData`: {"id", "fields"} as JSON. */
  id: 'formData[id]',
  /** Stays empty: people do not see it. */
  trap: 'formData[website]',
  files: 'files',
} as const
export const FORM_ACTION = 'cambusa_form_submit'

/** The part of a field; several parts for several chosen options. */
export const fieldPart = (name: string): string => `formData[fields][${name}]`

/** Ids of the forms that the program comes with; the shop may have others. */
export const FORM_IDS = {
  contact: 'contatti',
  information: 'richiedi-informazioni',
  complaint: 'reclamo-prodotto',
} as const
