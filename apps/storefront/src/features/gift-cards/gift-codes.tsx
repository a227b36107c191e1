import type { Cart } from '@cambusa/contract/cart/cart'
import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { euroText } from '@cambusa/domain/money/money'
import { GIFT_CODE_MAX } from '@cambusa/domain/payments/gift-code'
import { giftCardTexts } from '@cambusa/messages/it/checkout/gift-cards'
import { validationTexts } from '@cambusa/messages/it/validation'
import { useForm } from 'react-hook-form'
import { useNow } from '../../lib/browser/use-now.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { announce } from '../../lib/state/announce.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { GiftCodeRow } from './gift-code-row.tsx'
import { useGiftCodeActs } from './gift-cards-api.ts'
import styles from './gift-codes.module.css'

const MINUTE_MS = 60_000

interface CodeValues {
  code: string
}

/**
 * 'Hai un codice regalo?': the codes that the cart pays with, and a field for another one, which explains a refused
 * code. Below, the gift certificates in the cart. For customers only.
 */
export function GiftCodes({ cart }: { cart: Cart }) {
  const { add, remove } = useGiftCodeActs()
  const now = useNow(MINUTE_MS)
  const form = useForm<CodeValues>({ defaultValues: { code: '' }, shouldFocusError: false })
  const { place, sending, submit, notice } = useFormSending({
    form,
    send: async ({ code }) => {
      await add(code.trim())
      form.reset()
    },
    fieldNamed: (name) => (name === 'code' ? name : undefined),
  })
  if (cart.user.userId === ANONYMOUS_USER_ID) return null
  const { giftCertificates: gifts, giftCertificatesToGenerate: toMake } = cart
  const canChange = cart.editable.items
  const takeOff = (id: number) =>
    remove.mutate(id, {
      onSuccess: () => {
        announce(giftCardTexts.removed)
        // Its button is gone, so the focus moves to the field.
        form.setFocus('code')
      },
    })
  return (
    <div className={styles.codes}>
      {gifts.length > 0 && (
        <ul className={styles.list} aria-label={giftCardTexts.list}>
          {gifts.map((gift) => (
            <GiftCodeRow
              key={gift.giftCertificateId}
              gift={gift}
              now={now}
              onRemove={canChange ? () => takeOff(gift.giftCertificateId) : undefined}
              removing={remove.isPending && remove.variables === gift.giftCertificateId}
            />
          ))}
        </ul>
      )}
      {canChange && (
        <Disclosure summary={giftCardTexts.ask} open={gifts.length > 0}>
          <form data-draft="gift-code" noValidate ref={place} className={styles.form} onSubmit={submit}>
            <TextField
              {...form.register('code', {
                validate: (value) => (value.trim() === '' ? validationTexts.required : true),
              })}
              label={giftCardTexts.code}
              hint={giftCardTexts.hint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={GIFT_CODE_MAX}
              error={form.formState.errors.code?.message}
            />
            <FailureNotice {...notice} />
            <Button type="submit" pending={sending}>
              {giftCardTexts.add}
            </Button>
          </form>
        </Disclosure>
      )}
      {toMake.length > 0 && (
        <div className={styles.soft}>
          {toMake.map(({ description, giftTotal }) => (
            <p key={description}>
              {giftCardTexts.toMake({ name: description, amount: euroText(giftTotal) })}
            </p>
          ))}
          <p>{giftCardTexts.toMakeText}</p>
        </div>
      )}
    </div>
  )
}
