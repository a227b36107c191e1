import { nextOrderStep, type OrderProgress, type OrderStep } from '@cambusa/domain/orders/order-step'
import { create } from 'zustand'

/** The props of each dialog's content. */
export interface ChainDialogProps {
  open: boolean
  /** Leaves the chain; earlier choices are kept. */
  onClose: () => void
  /** This step is done: opens the next one, or ends the chain. */
  onDone: () => void
  /** Goes to the previous step, where there is one. */
  onBack?: (() => void) | undefined
}

/** A step of the chain: those of an order, and after the login the choice of the company, where there are several. */
export type ChainStep = OrderStep | 'company'
export const CHAIN_STEPS: readonly ChainStep[] = ['login', 'company', 'address', 'timeslot']

/** The one chain of dialogs: login, company, address, slot. */
interface Chain {
  step: ChainStep | null
  goal: ChainStep
  /** Its first step: without the login for whoever is signed in. */
  startedAt: ChainStep | null
  settle: (reached: boolean) => void
}

const idle: Chain = { step: null, goal: 'login', startedAt: null, settle: () => undefined }

export const useDialogChain = create<Chain>(() => idle)

let progress: () => OrderProgress = () => ({ login: false, address: false, timeslot: false })

/** Sets the function that tells which steps are done already. */
export function setChainProgress(read: () => OrderProgress): void {
  progress = read
}

let askForCompany: () => Promise<boolean> = () => Promise.resolve(false)
let hasCompaniesToChoose = false

/** Whether the login is followed by the choice of the company. */
export const isCompanyToChoose = (): boolean => hasCompaniesToChoose

/** Sets the function that tells whether the signed-in customer has several companies. */
export function setCompanyQuestion(ask: () => Promise<boolean>): void {
  askForCompany = ask
}

/** Part of the login: the next step is the company where there are several. */
export async function lookForCompanies(): Promise<void> {
  hasCompaniesToChoose = await askForCompany()
}

const nextStep = (done: OrderProgress, after: ChainStep, goal: ChainStep): OrderStep | undefined =>
  goal === 'company' ? undefined : nextOrderStep(done, { after: after === 'company' ? 'login' : after, goal })

/** Opens only the choice of the company. */
export function changeCompany(): void {
  useDialogChain.getState().settle(false)
  useDialogChain.setState({ step: 'company', goal: 'company', startedAt: 'company', settle: () => undefined })
}

/**
 * Leads the shopper to a goal and resolves to whether it was reached: `if (await askFor('timeslot')) buy()`. Completed
 * steps are skipped. `start` opens that step even when it is done (to change the choice); a visitor signs in first.
 */
export function askFor(goal: OrderStep, options: { start?: OrderStep } = {}): Promise<boolean> {
  const open = useDialogChain.getState()
  const { start } = options
  if (open.step !== null && open.goal === goal && start === undefined) return joinChain(open)
  open.settle(false)
  const done = progress()
  const step = start && (start === 'login' || done.login) ? start : nextOrderStep(done, { goal })
  if (step === undefined) {
    useDialogChain.setState(idle)
    return Promise.resolve(true)
  }
  return new Promise((settle) => useDialogChain.setState({ step, goal, startedAt: step, settle }))
}

/** A second request for the same goal waits for the same promise. */
function joinChain({ settle }: Chain): Promise<boolean> {
  return new Promise((join) =>
    useDialogChain.setState({
      settle: (reached) => {
        settle(reached)
        join(reached)
      },
    }),
  )
}

/** The open step is done: opens the next one, or ends the chain. A new address always asks for a slot. */
export function completeStep(): void {
  const { step, goal, settle } = useDialogChain.getState()
  if (step === null) return
  if (step === 'login' && hasCompaniesToChoose) return useDialogChain.setState({ step: 'company' })
  const done = step === 'address' ? { ...progress(), timeslot: false } : progress()
  const next = nextStep(done, step, goal)
  if (next) return useDialogChain.setState({ step: next })
  useDialogChain.setState(idle)
  settle(true)
}

/** From the slot back to the address; there is no way back to the login. */
export function stepBack(): void {
  if (useDialogChain.getState().step === 'timeslot') useDialogChain.setState({ step: 'address' })
}

/** Leaves the chain without reaching the goal. */
export function leaveChain(): void {
  const { settle } = useDialogChain.getState()
  useDialogChain.setState(idle)
  settle(false)
}
