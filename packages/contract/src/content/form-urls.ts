/** Addresses of forms; apart from the schemas, which a browser does not need. */

/** GET the fields of a form and a nonce; `{}` for an unknown form, no envelope. */
export const formParametersUrl = (formId: string): string =>
  `/p/wp-json/mail/v1/parameters?form_id=${encodeURIComponent(formId)}`

/**
 * POST a form as multipart/form-data, with the parts of FORM_PARTS (form-parts.ts of the domain) and the files in `files`. Answers the envelope of a
 * call, or a page where HTML is accepted rather than JSON.
 */
export const SEND_FORM_URL = '/p/wp-admin/admin-ajax.php'
