import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { useNavigate } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { paths } from '../../app/navigation/paths.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './order-filters.module.css'
import { isNarrowed, readAmount, type OrderSearch } from './order-search.ts'

interface FilterValues {
  from: string
  to: string
  min: string
  max: string
}

const shownAmount = (amount: number | undefined) =>
  amount === undefined ? '' : String(amount).replace('.', ',')

const isAmount = (value: string) =>
  value.trim() === '' || readAmount(value) !== undefined || orderTexts.wrongAmount

/** Filters of the list by days and totals, kept in the address; of the delivery points by days alone. */
export function OrderFilters({ search }: { search: OrderSearch }) {
  const navigate = useNavigate()
  const form = useForm<FilterValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    values: {
      from: search.from ?? '',
      to: search.to ?? '',
      min: shownAmount(search.min),
      max: shownAmount(search.max),
    },
  })
  const { register, formState, getValues } = form
  const { errors } = formState
  const { place, submit } = useFormSending({
    form,
    send: ({ from, to, min, max }) =>
      navigate({
        to: paths.orders,
        search: {
          view: search.view,
          product: search.product,
          from: from || undefined,
          to: to || undefined,
          min: readAmount(min),
          max: readAmount(max),
        },
      }),
  })
  const isAfterStart = (to: string) =>
    !to || !getValues('from') || to >= getValues('from') || orderTexts.wrongDates
  const isAboveMin = (max: string) =>
    (readAmount(max) ?? Infinity) >= (readAmount(getValues('min')) ?? 0) || orderTexts.wrongTotals

  return (
    <Disclosure
      open={isNarrowed({ ...search, product: undefined })}
      summary={
        <span className={styles.summary}>
          <SlidersHorizontal aria-hidden="true" />
          {orderTexts.filters}
        </span>
      }
    >
      <form data-draft="order-filters" ref={place} noValidate className={styles.form} onSubmit={submit}>
        <TextField {...register('from')} type="date" label={orderTexts.from} />
        <TextField
          {...register('to', { validate: isAfterStart })}
          type="date"
          label={orderTexts.to}
          error={errors.to?.message}
        />
        {search.view !== 'points' && (
          <>
            <TextField
              {...register('min', { validate: isAmount })}
              inputMode="decimal"
              autoComplete="off"
              label={orderTexts.minTotal}
              error={errors.min?.message}
            />
            <TextField
              {...register('max', { validate: { isAmount, isAboveMin } })}
              inputMode="decimal"
              autoComplete="off"
              label={orderTexts.maxTotal}
              error={errors.max?.message}
            />
          </>
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {orderTexts.apply}
          </Button>
          {isNarrowed(search) && (
            <Button
              look="ghost"
              onClick={() => void navigate({ to: paths.orders, search: { view: search.view } })}
            >
              {orderTexts.clear}
            </Button>
          )}
        </div>
      </form>
    </Disclosure>
  )
}
