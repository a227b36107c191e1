/** GET /healthz: the process answers, even if what it depends on fails. */
export interface HealthAnswer {
  status: 'alive'
  version: string
  uptimeSeconds: number
}

/** One dependency of the shop; `reason` says briefly why it fails. */
export interface ReadinessPart {
  ok: boolean
  /** What an operator should correct, in a sentence; the part works all the same. */
  problem?: string
  reason?: 'slow' | 'unavailable' | 'readOnly' | 'full' | 'ending'
}

/** GET /readyz: 200 'ready' when the process can serve shoppers, else 503 'notReady' with the failing parts. */
export interface ReadinessAnswer {
  status: 'ready' | 'notReady'
  parts: Record<string, ReadinessPart>
}
