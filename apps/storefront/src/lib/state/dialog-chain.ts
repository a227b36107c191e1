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

/** The one chain of dialogs: login, company, address, slot. */
interface Chain {
  step: ChainStep | null
  goal: ChainStep
  /** Its first step: without the login for whoever is signed in. */
  startedAt: ChainStep | null
  settle: (reached: boolean) => void
}

export const idle: Chain = { step: null, goal: 'login', startedAt: null, settle: () => undefined }

export const useDialogChain = create<Chain>(() => idle)

let progress: () => OrderProgress = () => ({ login: false, address: false, timeslot: false })

/** The steps that are done already. */
export const chainProgress = (): OrderProgress => progress()

/** Sets the function that tells which steps are done already. */
export function setChainProgress(read: () => OrderProgress): void {
  progress = read
}

let askForCompany: () => Promise<boolean> = () => Promise.resolve(false)

/** Whether the signed-in customer has several companies. */
export const hasSeveralCompanies = (): Promise<boolean> => askForCompany()

/** Sets the function that tells whether the signed-in customer has several companies. */
export function setCompanyQuestion(ask: () => Promise<boolean>): void {
  askForCompany = ask
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

/** Leaves the chain without reaching the goal. */
export function leaveChain(): void {
  const { settle } = useDialogChain.getState()
  useDialogChain.setState(idle)
  settle(false)
}
