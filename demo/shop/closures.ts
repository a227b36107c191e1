/** A day on which nothing is delivered or handed out. */
export interface DemoClosure {
  date: string
  /** null: everywhere. */
  warehouseId: number | null
  /** null: every service. */
  deliveryServiceId: number | null
  reason: string
}

const RIDER = 3
const BOLOGNA = 1

/** The holidays of winter, and the day of the patron in Bologna, on which no rider goes; of the year of `todayIso` and the next. */
export function demoClosures(todayIso: string): DemoClosure[] {
  const year = Number(todayIso.slice(0, 4))
  return [year, year + 1].flatMap((each) => [
    closed(`${each}-01-01`, 'Capodanno'),
    { ...closed(`${each}-10-04`, 'San Petronio'), warehouseId: BOLOGNA, deliveryServiceId: RIDER },
    closed(`${each}-12-25`, 'Natale'),
    closed(`${each}-12-26`, 'Santo Stefano'),
  ])
}

const closed = (date: string, reason: string): DemoClosure => ({
  date,
  warehouseId: null,
  deliveryServiceId: null,
  reason,
})
