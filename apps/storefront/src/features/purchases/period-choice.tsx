import type { Company } from '@cambusa/contract/people/companies'
import { MOST_MONTHS, periodProblem } from '@cambusa/domain/orders/purchases'
import { formatMonth, romeDate } from '@cambusa/domain/time/dates'
import { monthOfDay, monthsOf, shiftMonth } from '@cambusa/domain/time/months'
import { purchaseTexts as texts } from '@cambusa/messages/it/orders/purchases'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarRange } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { paths } from '../../app/navigation/paths.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import chips from '../../ui/buttons/link-chips.module.css'
import type { PurchaseSearch } from './purchase-search.ts'
import styles from './purchases.module.css'

const HOUR_MS = 3_600_000
/** How far back months are offered. */
const OFFERED_MONTHS = 60

interface PeriodValues {
  from: string
  to: string
  company: string
}

interface PeriodChoiceProps {
  search: PurchaseSearch
  /** What is shown. */
  shown: { from: string; to: string; companyId: number | null }
  companies: readonly Company[]
}

/** The usual periods as links, kept in the address. */
function UsualPeriods({ search, thisYear }: { search: PurchaseSearch; thisYear: string }) {
  const yearBefore = String(Number(thisYear) - 1)
  const periods = [
    { name: texts.lastYear, from: undefined, to: undefined },
    { name: texts.thisYear, from: `${thisYear}-01`, to: `${thisYear}-12` },
    { name: texts.yearBefore, from: `${yearBefore}-01`, to: `${yearBefore}-12` },
  ]
  return (
    <nav aria-label={texts.periods}>
      <ul className={chips.views}>
        {periods.map(({ name, from, to }) => (
          <li key={name}>
            <Link
              to={paths.purchases}
              search={{ ...search, from, to, page: undefined }}
              resetScroll={false}
              className={chips.view}
              activeProps={{}}
              aria-current={search.from === from && search.to === to ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The period, and the company of those that one acts for. */
export function PeriodChoice({ search, shown, companies }: PeriodChoiceProps) {
  const navigate = useNavigate()
  const running = monthOfDay(romeDate(useNow(HOUR_MS)))
  const first = shiftMonth(running, 1 - OFFERED_MONTHS)
  const from = shown.from < first ? shown.from : first
  const to = shown.to > running ? shown.to : running
  const months = monthsOf(from, to)
    .toReversed()
    .map((month) => ({ value: month, label: formatMonth(`${month}-01`) }))
  const form = useForm<PeriodValues>({
    shouldFocusError: false,
    values: { from: shown.from, to: shown.to, company: String(shown.companyId ?? '') },
  })
  const { register, formState, getValues } = form
  const { place, submit } = useFormSending({
    form,
    send: (values) =>
      navigate({
        to: paths.purchases,
        search: {
          ...search,
          from: values.from,
          to: values.to,
          company: Number(values.company) || undefined,
          page: undefined,
        },
        resetScroll: false,
      }),
  })
  const isPeriod = (end: string) => {
    const problem = periodProblem(getValues('from'), end)
    if (problem === undefined) return true
    return problem === 'reversed' ? texts.reversed : texts.tooLong({ months: MOST_MONTHS })
  }
  const areSeveral = companies.length > 1
  return (
    <div className={styles.period}>
      <UsualPeriods search={search} thisYear={running.slice(0, 4)} />
      <Disclosure
        summary={
          <span className={styles.summary}>
            <CalendarRange aria-hidden="true" />
            {areSeveral ? texts.chooseWithCompany : texts.choose}
          </span>
        }
      >
        <form data-draft="purchases" ref={place} noValidate className={styles.form} onSubmit={submit}>
          <Select {...register('from')} label={texts.from} options={months} />
          <Select
            {...register('to', { validate: isPeriod })}
            label={texts.to}
            options={months}
            error={formState.errors.to?.message}
          />
          {areSeveral && (
            <Select
              {...register('company')}
              label={texts.company}
              options={companies.map(({ company_id: id, company_name: label }) => ({
                value: String(id),
                label,
              }))}
            />
          )}
          <Button type="submit" look="primary">
            {texts.apply}
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
