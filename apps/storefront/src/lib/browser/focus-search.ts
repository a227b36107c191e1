/** Focuses the search field of the top bar and selects its text, to be overwritten. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[role=search] input')
  field?.focus()
  field?.select()
}
