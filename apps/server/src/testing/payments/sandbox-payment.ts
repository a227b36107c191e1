import type { FastifyInstance } from 'fastify'
import { sandboxCards } from '../../modules/gateways/gateways.ts'
import type { sandboxCardEffects } from '@cambusa/messages/it/payments/sandbox'

export type SandboxEffect = keyof typeof sandboxCardEffects

/** What a browser is answered on the pages of the demo gateway. */
export interface PageAnswer {
  status: number
  /** Where it is sent on; undefined: it stays. */
  location: string | undefined
  html: string
  headers: Readonly<Record<string, unknown>>
}

/** A browser without JavaScript: it opens pages and sends forms. */
export interface PageBrowser {
  open: (path: string) => Promise<PageAnswer>
  send: (path: string, fields: Readonly<Record<string, string>>) => Promise<PageAnswer>
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const textOf = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString()

/** In front of an app that need not listen. */
export function injectingBrowser(app: FastifyInstance): PageBrowser {
  const asAnswer = (reply: { statusCode: number; headers: Record<string, unknown>; body: string }) => ({
    status: reply.statusCode,
    location: typeof reply.headers.location === 'string' ? reply.headers.location : undefined,
    html: reply.body,
    headers: reply.headers,
  })
  return {
    open: async (path) => asAnswer(await app.inject({ url: path })),
    send: async (path, fields) =>
      asAnswer(await app.inject({ method: 'POST', url: path, payload: textOf(fields), headers: FORM })),
  }
}

/** In front of a server at an address. */
export function networkBrowser(address: string): PageBrowser {
  const asAnswer = async (reply: Response) => ({
    status: reply.status,
    location: reply.headers.get('location') ?? undefined,
    html: await reply.text(),
    headers: Object.fromEntries(reply.headers),
  })
  const redirect = 'manual' as const
  return {
    open: async (path) => asAnswer(await fetch(new URL(path, address), { redirect })),
    send: async (path, fields) =>
      asAnswer(
        await fetch(new URL(path, address), {
          method: 'POST',
          body: textOf(fields),
          headers: FORM,
          redirect,
        }),
      ),
  }
}

/** The form of a card that is typed right. */
export const cardFields = (effect: SandboxEffect, expiry = '12/30') => ({
  number: sandboxCards().find((card) => card.effect === effect)!.number,
  expiry,
  cvc: '123',
  holder: 'Ada Rossi',
})

const CODE = '123456'

interface Paying {
  effect?: SandboxEffect
  /** What is done where the bank asks for the code. */
  atCode?: 'authorise' | 'refuse'
  expiry?: string
}

/**
 * Pays on the demo gateway's page, from the address where the shop sends the browser (redirectUrl) until it is sent back;
 * answers where to. A card is not asked for where a kept one is being paid with.
 */
export async function payAtSandbox(
  browser: PageBrowser,
  redirectUrl: string,
  { effect = 'challenge', atCode = 'authorise', expiry }: Paying = {},
): Promise<string> {
  const page = await browser.open(redirectUrl)
  if (page.status !== 200) throw new Error(`the gateway's page answers ${page.status}`)
  const isCardAsked = page.html.includes('name="number"')
  const sent = isCardAsked
    ? await browser.send(`${redirectUrl}/card`, cardFields(effect, expiry))
    : { location: redirectUrl, status: 200 }
  if (sent.location === undefined) throw new Error(`the card is answered ${sent.status}`)
  if (sent.location !== redirectUrl) return sent.location
  const act = atCode === 'refuse' ? { act: 'refuse', code: '' } : { act: 'authorise', code: CODE }
  const back = await browser.send(`${redirectUrl}/authentication`, act)
  if (back.location === undefined) throw new Error(`the code is answered ${back.status}`)
  return back.location
}

/** Leaves the gateway's page without paying; answers where the browser is sent. */
export async function leaveSandbox(browser: PageBrowser, redirectUrl: string): Promise<string> {
  const { location, status } = await browser.send(`${redirectUrl}/leave`, {})
  if (location === undefined) throw new Error(`leaving is answered ${status}`)
  return location
}
