/** Leads to the search field of the bar with its words selected, ready to be written anew. */
export function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[role=search] input')
  field?.focus()
  field?.select()
}
