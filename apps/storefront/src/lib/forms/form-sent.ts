/** Dispatched on a form whose fields have been accepted: what was typed is no draft any more (typed-drafts.ts). */
export const FORM_SENT = 'form-sent'
