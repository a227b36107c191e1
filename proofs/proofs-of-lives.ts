import { killCallsOfOrders } from './killed-calls.ts'
import { killApprovals } from './killed-approvals.ts'
import { killCommands } from './killed-commands.ts'
import type { Proof } from './verdict.ts'

export interface LifeExtent {
  /** How often each command is killed: each kill starts Node twice. */
  commandKills: number
  /** How often the server is killed, with all its calls about orders. */
  callKills: number
  /** How often the server is killed, with all acts on carts that wait for approval. */
  approvalKills: number
}

export const FEW_LIFE_KILLS: LifeExtent = { commandKills: 1, callKills: 2, approvalKills: 1 }
export const MANY_LIFE_KILLS: LifeExtent = { commandKills: 20, callKills: 20, approvalKills: 20 }

/** Proofs of what happens to an order after it was placed. */
export const proofsOfLives = ({ commandKills, callKills, approvalKills }: LifeExtent): Proof[] => [
  {
    name: `each command of an order killed ${commandKills} times in its act, and run again`,
    try: (shop) => killCommands(shop, commandKills),
  },
  {
    name: `the server killed ${callKills} times while orders are changed, withdrawn from and ordered again`,
    try: (shop) => killCallsOfOrders(shop, callKills),
  },
  {
    name: `the server killed ${approvalKills} times while carts are sent for approval, decided on and lapse`,
    try: (shop) => killApprovals(shop, approvalKills),
  },
]
