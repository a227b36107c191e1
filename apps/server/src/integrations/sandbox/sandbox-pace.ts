import type { Config } from '../../config.ts'

/** How slow the demo gateway is, milliseconds. */
export interface SandboxPace {
  /** After so long without an answer the shop gives a call up. */
  timeOutMs: number
  /** How long the bank keeps silent after a payment with the card 'timeOut'. */
  silenceMs: number
  /** How much later a payment with the card 'late' is decided. */
  lateMs: number
  /** Between the payment and its notification: the browser is back first. */
  noticeMs: number
  /** Before the second, third … time that a notification is sent. */
  againMs: readonly number[]
}

const DEMO: SandboxPace = {
  timeOutMs: 3_000,
  silenceMs: 20_000,
  lateMs: 120_000,
  noticeMs: 500,
  againMs: [1_000, 5_000, 20_000, 60_000],
}

/** Tests wait for all of it. */
const TEST: SandboxPace = {
  timeOutMs: 200,
  silenceMs: 1_000,
  lateMs: 1_000,
  noticeMs: 50,
  againMs: [50, 100, 200, 400],
}

export const paceOf = ({ mode }: Pick<Config, 'mode'>): SandboxPace => (mode === 'test' ? TEST : DEMO)
