import { nextOrderStep, type OrderProgress, type OrderStep } from '@cambusa/domain/orders/order-step'
import { chainProgress, hasSeveralCompanies, idle, useDialogChain, type ChainStep } from './dialog-chain.ts'

/** How the open chain of dialogs goes on: loaded with the first dialog. */

export const CHAIN_STEPS: readonly ChainStep[] = ['login', 'company', 'address', 'timeslot']

let hasCompaniesToChoose = false

/** Whether the login is followed by the choice of the company. */
export const isCompanyToChoose = (): boolean => hasCompaniesToChoose

/** Part of the login: the next step is the company where there are several. */
export async function lookForCompanies(): Promise<void> {
  hasCompaniesToChoose = await hasSeveralCompanies()
}

const nextStep = (done: OrderProgress, after: ChainStep, goal: ChainStep): OrderStep | undefined =>
  goal === 'company' ? undefined : nextOrderStep(done, { after: after === 'company' ? 'login' : after, goal })

/** Opens only the choice of the company. */
export function changeCompany(): void {
  useDialogChain.getState().settle(false)
  useDialogChain.setState({ step: 'company', goal: 'company', startedAt: 'company', settle: () => undefined })
}

/** The open step is done: opens the next one, or ends the chain. A new address always asks for a slot. */
export function completeStep(): void {
  const { step, goal, settle } = useDialogChain.getState()
  if (step === null) return
  if (step === 'login' && hasCompaniesToChoose) return useDialogChain.setState({ step: 'company' })
  const done = step === 'address' ? { ...chainProgress(), timeslot: false } : chainProgress()
  const next = nextStep(done, step, goal)
  if (next) return useDialogChain.setState({ step: next })
  useDialogChain.setState(idle)
  settle(true)
}

/** From the slot back to the address; there is no way back to the login. */
export function stepBack(): void {
  if (useDialogChain.getState().step === 'timeslot') useDialogChain.setState({ step: 'address' })
}
