/**
 * Moves the focus from a line of the cart to a control of the next one, across departments; returns whether there was
 * one.
 */
export function focusAfter(own: HTMLElement | null, control: string, orBefore = false): boolean {
  const lines = [...(own?.closest('[data-cart-lines]')?.querySelectorAll('li') ?? [])]
  const place = lines.findIndex((line) => line === own)
  const neighbour = lines[place + 1] ?? (orBefore ? lines[place - 1] : undefined)
  const found = neighbour?.querySelector<HTMLElement>(control)
  found?.focus()
  return found !== undefined && found !== null
}
