import { nextOrderStep, type OrderProgress, type OrderStep } from '@cambusa/domain/orders/order-step'
import { create } from 'zustand'

/** What the content of each dialog gets from the frame. */
export interface ChainDialogProps {
  open: boolean
  /** Leaves the chain; what was chosen stays. */
  onClose: () => void
  /** This step is done: the next one opens, or the shopper goes on with what they were doing. */
  onDone: () => void
  /** To the step before, where there is one. */
  onBack?: (() => void) | undefined
}

/** A step of the chain: those of an order, and after the login the company to act for, where there are several. */
export type ChainStep = OrderStep | 'company'
export const CHAIN_STEPS: readonly ChainStep[] = ['login', 'company', 'address', 'timeslot']

/** The one chain of dialogs: sign in, choose for whom, where and when. */
interface Chain {
  step: ChainStep | null
  goal: ChainStep
  settle: (reached: boolean) => void
}

const idle: Chain = { step: null, goal: 'login', settle: () => undefined }

export const useDialogChain = create<Chain>(() => idle)

let progress: () => OrderProgress = () => ({ login: false, address: false, timeslot: false })

/** The application says how to see what is chosen already. */
export function setChainProgress(read: () => OrderProgress): void {
  progress = read
}

let askForCompany: () => Promise<boolean> = () => Promise.resolve(false)
let isCompanyToChoose = false

/** The application says how to see whether who has signed in has companies to choose from. */
export function setCompanyQuestion(ask: () => Promise<boolean>): void {
  askForCompany = ask
}

/** Part of signing in: the step after it is the company where there are several. */
export async function lookForCompanies(): Promise<void> {
  isCompanyToChoose = await askForCompany()
}

const nextStep = (done: OrderProgress, after: ChainStep, goal: ChainStep): OrderStep | undefined =>
  goal === 'company' ? undefined : nextOrderStep(done, { after: after === 'company' ? 'login' : after, goal })

/** Opens the choice of the company alone. */
export function changeCompany(): void {
  useDialogChain.getState().settle(false)
  useDialogChain.setState({ step: 'company', goal: 'company', settle: () => undefined })
}

/**
 * Leads the shopper to a goal and answers whether it was reached: `if (await askFor('timeslot')) buy()`.
 * Steps that need nothing are skipped. `start` opens that step even when it is done (to change the choice);
 * whoever is not signed in signs in first.
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
  return new Promise((settle) => useDialogChain.setState({ step, goal, settle }))
}

/** Who asks for what is being asked for already waits for the same answer. */
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

/** The open step is done: on to the next, or back to what the shopper was doing. A new address always asks for a slot. */
export function completeStep(): void {
  const { step, goal, settle } = useDialogChain.getState()
  if (step === null) return
  if (step === 'login' && isCompanyToChoose) return useDialogChain.setState({ step: 'company' })
  const done = step === 'address' ? { ...progress(), timeslot: false } : progress()
  const next = nextStep(done, step, goal)
  if (next) return useDialogChain.setState({ step: next })
  useDialogChain.setState(idle)
  settle(true)
}

/** From a slot back to the address; a login is not gone back to. */
export function stepBack(): void {
  if (useDialogChain.getState().step === 'timeslot') useDialogChain.setState({ step: 'address' })
}

/** Leaves the chain without reaching the goal. */
export function leaveChain(): void {
  const { settle } = useDialogChain.getState()
  useDialogChain.setState(idle)
  settle(false)
}
