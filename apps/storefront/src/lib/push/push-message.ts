import { innerPage } from '@cambusa/domain/web/inner-address'

/** A push as the shop and its worker read it. */
export interface ReadPush {
  id: string
  title: string
  body: string
  /** A screen of the shop. */
  target: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads what a push service or the worker delivered; undefined where it has no title. Its target is a screen of the shop, else home. */
export function readPush(told: unknown): ReadPush | undefined {
  const { id, title, body, target } = (told ?? {}) as Partial<Record<keyof ReadPush, unknown>>
  if (typeof title !== 'string' || title === '') return undefined
  return { id: textOf(id), title, body: textOf(body), target: innerPage(target) ?? '/' }
}

/** What the worker tells a page of the shop about a push. */
export interface PushToPage extends ReadPush {
  kind: 'push'
  isTapped: boolean
}

/** Reads a message of the worker; undefined where it is about something else. */
export function readFromWorker(data: unknown): (ReadPush & { isTapped: boolean }) | undefined {
  const { kind, isTapped } = (data ?? {}) as Partial<Record<keyof PushToPage, unknown>>
  const push = kind === 'push' ? readPush(data) : undefined
  return push && { ...push, isTapped: isTapped === true }
}
