export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The state of a checkbox or radio button, or the value of a field. */
export type Held = boolean | string

/**
 * Fills the field as if the text were typed now. React ignores a value equal to the last one that it knows, so the
 * field is emptied first.
 */
export function fillField(field: Field, held: Held): void {
  if (typeof held === 'boolean') {
    ;(field as HTMLInputElement).checked = !held
    return field.click()
  }
  if (field instanceof HTMLSelectElement) {
    field.value = held
    return void field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { selectionStart, selectionEnd } = field
  field.value = ''
  const { prototype } = field.constructor as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, held)
  if (selectionStart !== null && selectionStart <= held.length)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
