import autocannon from 'autocannon'

/** What one run of a load showed. */
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
  /** All connections together; without it as many as are answered. */
  atMostPerSecond?: number
}

export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/**
 * Asks for so many seconds over HTTP, each call made anew. The percentiles are of every single answer: autocannon's own
 * know whole milliseconds only.
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

/** The value that so large a share of all is not above; Infinity of none. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity
}

/** The one in the middle; of an even number the higher of the two. */
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

/** One line of a budget: the figure and its ratio to the limit, above 1 for good or for bad. */
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
