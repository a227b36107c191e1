import { rm } from 'node:fs/promises'
import { formatEuro } from '@cambusa/domain/money/money'
import { paymentsTexts } from '@cambusa/messages/it/payments/payments'
import { paymentsCommandTexts as texts } from '@cambusa/messages/it/operator/payments-command'
import { writeAudit } from '../../../platform/log/audit-log.ts'
import type { CommandContext } from '../../../platform/process/command.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { tried } from '../../../platform/database/dry-run.ts'
import { openLog } from '../../../platform/log/log.ts'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { captureKey, captureOrder, findCapturable } from '../paying/capture-order.ts'
import { collectDebits, type Collected } from './collect-debits.service.ts'
import type { Gateways } from '../gateway/known-gateways.ts'
import { receiveTransfer, type Transfer } from '../settling/receive-transfer.ts'

/** The operator's report on an operation. */
interface Told {
  lines: string[]
  /** Something is wrong with the money: the command exits with 1. */
  isAmiss: boolean
}

/** An operation of the operator that moves money, or records that it has moved. */
export interface MoneyAct {
  /** What it would do, without changing anything; `changes`: whether it would change anything. */
  plan: (now: Date) => Promise<Told & { changes: boolean }>
  /** Runs it, and records who did. */
  run: (actor: string, now: Date) => Promise<Told>
}

interface NumberedOrder {
  orderId: number
  number: string
}

const told = (...lines: string[]): Told => ({ lines, isAmiss: false })

/**
 * Captures money from a card. The audit log gets one row before and one after, because the process may die during the
 * gateway's call.
 */
export function captureAct(
  { config, database: { db } }: Pick<CommandContext, 'config' | 'database'>,
  gateways: Gateways,
  { orderId, number }: NumberedOrder,
  cents: number,
): MoneyAct {
  const again = (capturedCents: number) => ({
    lines: [texts.alreadyCaptured({ number, amount: formatEuro(capturedCents) })],
    isAmiss: capturedCents !== cents,
  })
  return {
    plan: async () => {
      const found = await findCapturable({ db, gateways }, orderId, cents)
      if (found.state === 'captured') return { ...again(found.capturedCents), changes: false }
      return { ...told(texts.would.capture({ number, amount: formatEuro(cents) })), changes: true }
    },
    run: async (actor, now) => {
      const { log, close } = openLog({ mode: 'demo', dataDir: config.dataDir })
      const note = (details: Record<string, unknown>) =>
        writeAudit(db, { actor, act: 'payments.capture', subject: number, details }, now)
      try {
        await note({ cents, state: 'asked' })
        // The same key for a repeated command: it returns what the first one captured.
        const key = captureKey(number)
        const { capturedCents } = await captureOrder({ config, db, gateways, log }, orderId, cents, key, now)
        await note({ cents, state: 'done', capturedCents })
        const line = texts.captured({ number, amount: formatEuro(capturedCents) })
        return { lines: [line], isAmiss: capturedCents !== cents }
      } finally {
        await close()
      }
    },
  }
}

/** Records money that arrived by transfer. */
export function receivedAct(
  { config, database: { db } }: Pick<CommandContext, 'config' | 'database'>,
  { orderId, number }: NumberedOrder,
  cents: number,
): MoneyAct {
  const surplusOf = ({ returnCents }: Transfer) =>
    returnCents > 0 ? [texts.surplus({ amount: formatEuro(returnCents) })] : []
  const missing = ({ missingCents }: Transfer): Told => ({
    lines: [texts.missing({ number, missing: formatEuro(missingCents) })],
    isAmiss: true,
  })
  return {
    plan: async (now) => {
      const transfer = await tried(db, (tx) => receiveTransfer(tx, config, orderId, cents, now))
      if (transfer.outcome === 'missing') return { ...missing(transfer), changes: false }
      const amount = formatEuro(cents)
      const would =
        transfer.outcome === 'tooLate'
          ? [texts.would.tooLate({ number, amount })]
          : [texts.would.received({ number, amount }), ...surplusOf(transfer)]
      return { ...told(...would), changes: true }
    },
    run: (actor, now) =>
      inTransaction(db, async (tx) => {
        const transfer = await receiveTransfer(tx, config, orderId, cents, now)
        await writeAudit(
          tx,
          { actor, act: 'payments.received', subject: number, details: { cents, ...transfer } },
          now,
        )
        if (transfer.outcome === 'missing') return missing(transfer)
        if (transfer.outcome === 'tooLate')
          return told(texts.tooLate({ number, amount: formatEuro(transfer.returnCents) }))
        return told(texts.received({ number }), ...surplusOf(transfer))
      }),
  }
}

/** Writes the list of direct debits to collect. */
export function collectAct(db: Db, path: string): MoneyAct {
  const { collection } = paymentsTexts
  const partsOf = ({ orders, cents }: Collected) => ({ orders, amount: formatEuro(cents), path })
  return {
    plan: async (now) => {
      const collected = await tried(db, (tx) => collectDebits(tx, undefined, now))
      if (collected.orders === 0) return { ...told(collection.none), changes: false }
      return { ...told(texts.would.collect(partsOf(collected))), changes: true }
    },
    run: async (actor, now) => {
      try {
        let isWritten = false
        const collected = await inTransaction(db, async (tx) => {
          // The transaction runs again after a conflict: the list of the first run is discarded.
          if (isWritten) await rm(path)
          const listed = await collectDebits(tx, path, now)
          isWritten = listed.orders > 0
          const details = { orders: listed.orders, cents: listed.cents }
          await writeAudit(tx, { actor, act: 'payments.collect', subject: path, details }, now)
          return listed
        })
        return told(collection.written(partsOf(collected)))
      } catch (error) {
        // Errors of the file system have a code and a path.
        if (error instanceof Error && 'path' in error) throw new StartupError(collection.failed({ path }))
        throw error
      }
    },
  }
}
