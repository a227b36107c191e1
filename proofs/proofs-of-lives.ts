import { killCallsOfOrders } from './killed-calls.ts'
import { killCommands } from './killed-commands.ts'
import type { Proof } from './verdict.ts'

export interface LifeExtent {
  /** How often each act on an order is killed. */
  lifeKills: number
}

/** Proofs of what happens to an order after it was placed. */
export const proofsOfLives = ({ lifeKills }: LifeExtent): Proof[] => [
  {
    name: `each command of an order killed ${lifeKills} times in its act, and run again`,
    try: (shop) => killCommands(shop, lifeKills),
  },
  {
    name: `the server killed ${lifeKills} times while orders are changed, withdrawn from and ordered again`,
    try: (shop) => killCallsOfOrders(shop, lifeKills),
  },
]
