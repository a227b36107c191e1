/** GET /healthz: the process answers, whatever it depends on. */
export interface HealthAnswer {
  status: 'alive'
  version: string
  uptimeSeconds: number
}

/** One thing that the shop depends on; `reason` says in a word why it fails. */
export interface ReadinessPart {
  ok: boolean
  reason?: 'slow' | 'unavailable' | 'readOnly' | 'full' | 'ending'
}

/** GET /readyz: 200 'ready' when the process can serve shoppers, else 503 'notReady' with the parts that fail. */
export interface ReadinessAnswer {
  status: 'ready' | 'notReady'
  parts: Record<string, ReadinessPart>
}
