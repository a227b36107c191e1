import type { Config } from '../../config.ts'

/** Delays of the demo gateway, milliseconds. */
export interface SandboxPace {
  /** Time-out of the shop's calls. */
  timeOutMs: number
  /** How long the bank does not respond after a payment with the card 'timeOut'. */
  silenceMs: number
  /** Delay of the decision on a payment with the card 'late'. */
  lateMs: number
  /** Delay between a payment and its notification: the browser returns first. */
  noticeMs: number
  /** Delays before the second, third … attempt of a notification. */
  againMs: readonly number[]
}

const DEMO: SandboxPace = {
  timeOutMs: 3_000,
  silenceMs: 20_000,
  lateMs: 120_000,
  noticeMs: 500,
  againMs: [1_000, 5_000, 20_000, 60_000],
}

/** Short, because tests wait for all of it. */
const TEST: SandboxPace = {
  timeOutMs: 200,
  silenceMs: 1_000,
  lateMs: 1_000,
  noticeMs: 50,
  againMs: [50, 100, 200, 400],
}

export const paceOf = ({ mode }: Pick<Config, 'mode'>): SandboxPace => (mode === 'test' ? TEST : DEMO)
