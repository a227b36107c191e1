import { dueDateStatement, exportDueDates } from '@cambusa/contract/payments/due-dates'
import { DUE_STATES } from '@cambusa/domain/orders/due-dates'
import { dueDateTexts as texts, dueStatementTexts } from '@cambusa/messages/it/payments/due-dates'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Download, FileText } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { paths } from '../../app/navigation/paths.ts'
import { callFile } from '../../lib/api/call.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import chips from '../../ui/buttons/link-chips.module.css'
import styles from './due-filters.module.css'
import { isNarrowed, type DueSearch } from './due-search.ts'

/** All due dates, or those of one state. */
export const DueViews = ({ search: { from, to } }: { search: DueSearch }) => (
  <nav aria-label={texts.views}>
    <ul className={chips.views}>
      {([undefined, ...DUE_STATES] as const).map((state) => (
        <li key={state ?? 'all'}>
          <Link
            to={paths.dueDates}
            search={{ state, from, to }}
            className={chips.view}
            activeOptions={{ includeSearch: true, explicitUndefined: true }}
          >
            {state === undefined ? texts.all : texts.states[state]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** Filters by the day on which something falls due, kept in the address, and the list as a file. */
export function DueDays({ search }: { search: DueSearch }) {
  const navigate = useNavigate()
  const { state, from, to } = search
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    values: { from: from ?? '', to: to ?? '' },
  })
  const { register, getValues, formState } = form
  const { place, submit } = useFormSending({
    form,
    send: (typed) =>
      navigate({
        to: paths.dueDates,
        search: { state, from: typed.from || undefined, to: typed.to || undefined },
      }),
  })
  const isAfterStart = (end: string) =>
    !end || !getValues('from') || end >= getValues('from') || texts.wrongDates
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await callFile(exportDueDates, { query: { state, from, to } })),
  })
  const statement = useMutation({
    mutationFn: async () => saveFile(await callFile(dueDateStatement, { query: { state, from, to } })),
  })
  return (
    <div className={styles.tools}>
      <Disclosure open={from !== undefined || to !== undefined} summary={texts.days} className={styles.days}>
        <form data-draft="due-dates" ref={place} noValidate className={styles.form} onSubmit={submit}>
          <TextField {...register('from')} type="date" label={texts.from} />
          <TextField
            {...register('to', { validate: isAfterStart })}
            type="date"
            label={texts.to}
            error={formState.errors.to?.message}
          />
          <div className={styles.buttons}>
            <Button type="submit" look="primary">
              {texts.apply}
            </Button>
            {isNarrowed(search) && (
              <Button look="ghost" onClick={() => void navigate({ to: paths.dueDates })}>
                {texts.clear}
              </Button>
            )}
          </div>
        </form>
      </Disclosure>
      <Button
        look="ghost"
        icon={<FileText aria-hidden="true" />}
        pending={statement.isPending}
        onClick={() => statement.mutate()}
      >
        {dueStatementTexts.download}
      </Button>
      <Button
        look="ghost"
        icon={<Download aria-hidden="true" />}
        pending={isPending}
        onClick={() => mutate()}
      >
        {texts.csv}
      </Button>
    </div>
  )
}
