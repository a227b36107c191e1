import { FORM_IDS } from '@cambusa/domain/content/form-parts'
import type { FormParameters } from '@cambusa/contract/content/forms'

/** A form with a field of every kind. */
export const buildForm = (given: Partial<FormParameters> = {}): FormParameters => ({
  form_id: FORM_IDS.contact,
  nonce: 'a-nonce',
  versions: {},
  title: 'Contattaci',
  intro: 'Scrivici.',
  done: 'Grazie, ti rispondiamo.',
  fields: [
    { name: 'nome', kind: 'text', label: 'Nome', required: true },
    { name: 'email', kind: 'email', label: 'E-mail', required: true },
    { name: 'telefono', kind: 'phone', label: 'Telefono' },
    { name: 'argomento', kind: 'select', label: 'Argomento', required: true, options: ['Ordine', 'Altro'] },
    { name: 'quando', kind: 'radios', label: 'Quando', options: ['Mattina', 'Sera'] },
    { name: 'servizi', kind: 'checkboxes', label: 'Servizi', options: ['Consegna', 'Ritiro'] },
    { name: 'dal', kind: 'date', label: 'Dal giorno' },
    { name: 'messaggio', kind: 'longText', label: 'Messaggio', required: true },
    { name: 'allegati', kind: 'attachments', label: 'Allegati' },
    { name: 'privacy', kind: 'consent', label: 'Ho letto l’informativa', required: true, page: 'privacy' },
  ],
  ...given,
})
