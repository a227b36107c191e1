import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import { formPath } from '@cambusa/domain/web/page-address'

const CONTACT = formPath(FORM_IDS.contact)
const FORMS = formPath('')

/** Whether a page is for one visitor only: it holds the nonce of a form, which counts once. */
export function isForOne(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  return path === CONTACT || path === `${CONTACT}/` || path.startsWith(FORMS)
}
