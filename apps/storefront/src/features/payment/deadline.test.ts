import { describe, expect, it } from 'vitest'
import { deadlineWords } from './deadline.tsx'

const now = new Date('2026-11-22T09:00:00Z')

describe('the deadline of a payment', () => {
  it('counts down the minutes of the last hour', () => {
    expect(deadlineWords('2026-11-22T09:25:10Z', now).text).toBe('Paga entro le 10:25, ancora 25 minuti.')
    expect(deadlineWords('2026-11-22T09:01:20Z', now).text).toContain('ancora un minuto')
    expect(deadlineWords('2026-11-22T09:00:20Z', now).text).toContain('ancora meno di un minuto')
  })

  it('is a time before that, with its day where it is not today', () => {
    expect(deadlineWords('2026-11-22T12:00:00Z', now).text).toBe('Paga entro le 13:00.')
    expect(deadlineWords('2026-11-24T12:00:00Z', now).text).toContain('martedì 24 novembre alle 13:00')
  })

  it('of a bank transfer is when the money must have arrived', () => {
    expect(deadlineWords('2026-11-22T12:00:00Z', now, true).text).toContain('Il bonifico deve arrivare entro')
  })

  it('has passed from its moment on', () => {
    expect(deadlineWords('2026-11-22T09:00:00Z', now)).toMatchObject({ isOver: true })
    expect(deadlineWords('2026-11-22T09:00:00.001Z', now)).toMatchObject({ isOver: false })
  })
})
