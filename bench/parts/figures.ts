import autocannon from 'autocannon'

/** The result of one run of a load. */
export interface Figures {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Answers other than 2xx, errors and time-outs. */
  failures: number
}

export interface Load {
  connections: number
  seconds: number
  /** Maximum rate of all connections together; by default unlimited. */
  atMostPerSecond?: number
}

export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/**
 * Makes HTTP calls for the given seconds, each built by a function. The percentiles are of all single answers:
 * autocannon's own are rounded to milliseconds.
 */
export async function measure(
  base: string,
  { connections, seconds, atMostPerSecond }: Load,
  nextCall: () => Call,
): Promise<Figures> {
  const running = autocannon({
    url: base,
    connections,
    duration: seconds,
    ...(atMostPerSecond === undefined ? {} : { overallRate: atMostPerSecond }),
    requests: [{ method: 'GET', path: '/', setupRequest: (request) => ({ ...request, ...nextCall() }) }],
  })
  const times: number[] = []
  running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds))
  const { requests, non2xx, errors, timeouts } = await running
  return {
    perSecond: requests.average,
    p50Ms: percentileOf(times, 0.5),
    p99Ms: percentileOf(times, 0.99),
    failures: non2xx + errors + timeouts,
  }
}

/** The value at or below which the given share of all lies; Infinity without values. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity
}

/** The median; of an even number the higher of the two. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The median of each figure; failures are added. */
export function mediansOf(runs: readonly Figures[]): Figures {
  return {
    perSecond: median(runs.map((run) => run.perSecond)),
    p50Ms: median(runs.map((run) => run.p50Ms)),
    p99Ms: median(runs.map((run) => run.p99Ms)),
    failures: runs.reduce((sum, run) => sum + run.failures, 0),
  }
}

export function figuresLine(name: string, connections: number, figures: Figures): string {
  const { perSecond, p50Ms, p99Ms, failures } = figures
  return (
    `${name.padEnd(9)}${String(connections).padStart(3)} connections  ${perSecond.toFixed(0).padStart(6)} requests/s  ` +
    `p50 ${p50Ms.toFixed(2)} ms  p99 ${p99Ms.toFixed(2)} ms  failures ${failures}`
  )
}

/** One line of a budget: the figure and its ratio to the limit; whether above 1 is good or bad. */
export function budgetLine(
  what: string,
  figure: number,
  unit: string,
  limit: { most: number } | { least: number },
): string {
  const [sign, bound] = 'most' in limit ? ['≤', limit.most] : ['≥', limit.least]
  const isHeld = 'most' in limit ? figure <= limit.most : figure >= limit.least
  const shown = figure >= 100 ? figure.toFixed(0) : figure.toFixed(2)
  return `${isHeld ? '✓' : '✗'} ${what.padEnd(34)} ${shown.padStart(8)} ${unit}  ${(figure / bound).toFixed(2)} of ${sign} ${bound} ${unit}`
}
