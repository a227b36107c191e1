import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

const show = (quantity: number) =>
  root.render(
    <QuantityStepper
      name="Pane"
      quantity={quantity}
      onChange={show}
      increase={(now) => now + 6}
      decrease={(now) => now - 6}
      normalise={(typed) => Math.max(6, Math.round(typed / 6) * 6)}
      explain={async (typed, tell) => tell(`Non ${typed}: solo multipli di 6`)}
    />,
  )

test('the message about a typed quantity goes with it, whoever changes the quantity', async () => {
  const shopper = userEvent.setup()
  show(6)
  const field = await screen.findByRole<HTMLInputElement>('textbox')
  await shopper.clear(field)
  await shopper.type(field, '13{Enter}')
  await screen.findByText(/Non 13/)
  await expect.poll(() => field.value).toBe('12')
  // Emptied elsewhere and put back.
  show(0)
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull()
  show(12)
  await screen.findByRole('textbox')
  expect(screen.queryByText(/Non 13/)).toBeNull()
})
