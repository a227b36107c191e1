import type { Cart } from '@cambusa/contract/cart/cart'
import { isUsualTimeslot } from '@cambusa/domain/delivery/usual-timeslot'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { useUsualTimeslot } from '../checkout-api.ts'

/** Whether this slot is proposed to every new cart; applies at once. */
export function UsualSwitch({
  cart: { timeslot, usualTimeslot },
}: {
  cart: Pick<Cart, 'timeslot' | 'usualTimeslot'>
}) {
  const usual = useUsualTimeslot()
  if (timeslot === null) return null
  const isUsual = usual.isPending ? usual.variables : isUsualTimeslot(usualTimeslot, timeslot)
  return (
    <Switch
      label={checkoutTexts.proposeAlways}
      hint={checkoutTexts.proposeAlwaysHint}
      checked={isUsual}
      aria-disabled={usual.isPending || undefined}
      error={usual.isError ? checkoutTexts.proposeFailed : undefined}
      onChange={({ target }) => {
        if (!usual.isPending) usual.mutate(target.checked)
      }}
    />
  )
}
