import type { Cart } from '@cambusa/contract/cart/cart'
import type { Timeslot, TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { formatDayLong } from '@cambusa/domain/time/dates'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { isPassing } from '../../lib/api/call-error.ts'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import { useNow } from '../../lib/browser/use-now.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { announce } from '../../lib/state/announce.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { DayTab } from './day-tab.tsx'
import { TimeslotGrid } from './timeslot-grid.tsx'
import { firstDay, hasSlots, shownDays, slotFeeCents, usualOffer } from './timeslot-choice.ts'
import { TimeslotButton } from './timeslot-button.tsx'
import styles from './timeslot-grid.module.css'
import { TimeslotsSkeleton } from './timeslots-skeleton.tsx'
import { timeslotsQuery, useSelectTimeslot } from './timeslots-api.ts'

const MINUTE_MS = 60_000

interface TimeslotSelectorProps {
  cart: Cart
  onDone: () => void
  onEditAddress: (() => void) | undefined
}

/** Days as tabs, the slots of the selected day as a grid; choosing one reserves it and moves on. */
export function TimeslotSelector({ cart, onDone, onEditAddress }: TimeslotSelectorProps) {
  const now = useNow(MINUTE_MS)
  const { data, isError, refetch } = useQuery(timeslotsQuery(useOwner(), cart))
  const select = useSelectTimeslot()
  const [opened, setOpened] = useState<string | null>(null)
  const [failed, setFailed] = useState<{ slot: Timeslot; error: Error } | null>(null)
  if (!data) {
    if (isError) return <ErrorState text={timeslotTexts.loadFailed} onRetry={() => void refetch()} as="h3" />
    return <TimeslotsSkeleton />
  }
  const days = shownDays(data.days, now)
  const dateIso = days.some((day) => day.dateIso === opened) ? opened : firstDay(days, cart.timeslot?.date)
  if (!hasSlots(days) || !dateIso) {
    return (
      <EmptyState
        as="h3"
        icon={<CalendarX2 />}
        title={timeslotTexts.empty}
        text={timeslotTexts.emptyText}
        action={
          onEditAddress && (
            <Button look="primary" onClick={onEditAddress}>
              {timeslotTexts.changeAddress}
            </Button>
          )
        }
      />
    )
  }
  const choose = (slot: Timeslot) => {
    if (select.isPending) return
    // The button that tries again stays where the shopper pressed it.
    setFailed((before) => (isPassing(before?.error) ? before : null))
    select.mutate(slot, {
      onError: (error) => setFailed({ slot, error }),
      onSuccess: () => {
        announce(timeslotTexts.reserved(timeslotWords(slot)))
        onDone()
      },
    })
  }
  const feeOf = (slot: Timeslot) => slotFeeCents(slot, cart)
  const usual = usualOffer(days)
  const grid = (day: TimeslotDay) => (
    <TimeslotGrid
      day={day}
      feeOf={feeOf}
      now={now}
      savingId={select.isPending ? select.variables.timeslotId : undefined}
      refusal={failed?.error.message}
      onRetry={failed && isPassing(failed.error) ? () => choose(failed.slot) : undefined}
      onChoose={choose}
      onEditAddress={cart.deliveryServiceId === SERVICES.locker ? onEditAddress : undefined}
    />
  )
  return (
    <>
      {usual && (
        <div className={styles.usual}>
          <TimeslotButton
            slot={usual}
            title={timeslotTexts.usualOn({ day: formatDayLong(usual.date) })}
            feeCents={feeOf(usual)}
            now={now}
            isSaving={select.isPending && select.variables.timeslotId === usual.timeslotId}
            isBusy={select.isPending}
            onChoose={() => choose(usual)}
          />
        </div>
      )}
      <Tabs
        label={timeslotTexts.days}
        look="cards"
        value={dateIso}
        onChange={(day) => {
          setOpened(day)
          setFailed(null)
        }}
        items={days.map((day) => ({
          value: day.dateIso,
          label: <DayTab day={day} now={now} isOpen={day.dateIso === dateIso} />,
          content: day.dateIso === dateIso ? grid(day) : null,
        }))}
      />
    </>
  )
}
