import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { askFor } from '../../lib/state/dialog-chain.ts'

/** Whether the owner of the cart is known: visitors sign in before they see it (specification §2). */
export const isKnown = async (user: EnvelopeUser | null): Promise<boolean> => !!user || askFor('login')
