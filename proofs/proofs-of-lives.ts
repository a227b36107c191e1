import { killCallsOfOrders } from './kills/killed-calls.ts'
import { killExports } from './kills/killed-exports.ts'
import { killApprovals } from './kills/killed-approvals.ts'
import { killCommands } from './kills/killed-commands.ts'
import type { Proof } from './verdict.ts'

export interface LifeExtent {
  /** How often each command is killed: each kill starts Node twice. */
  commandKills: number
  /** How often the server is killed, with all its calls about orders. */
  callKills: number
  /** How often the server is killed, with all acts on carts that wait for approval. */
  approvalKills: number
  /** How often the server is killed while it makes an export, each at another moment. */
  exportKills: number
}

export const FEW_LIFE_KILLS: LifeExtent = { commandKills: 1, callKills: 2, approvalKills: 1, exportKills: 1 }
export const MANY_LIFE_KILLS: LifeExtent = {
  commandKills: 20,
  callKills: 20,
  approvalKills: 20,
  exportKills: 8,
}

/** Proofs of what happens to an order after it was placed. */
export const proofsOfLives = ({
  commandKills,
  callKills,
  approvalKills,
  exportKills,
}: LifeExtent): Proof[] => [
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
  {
    name: `the server killed ${exportKills} times while it makes an export`,
    try: (shop) => killExports(shop, exportKills),
  },
]
