import { baby } from './departments/baby.ts'
import { bakery } from './departments/bakery.ts'
import { breakfast } from './departments/breakfast.ts'
import { butcher } from './departments/butcher.ts'
import { dairy } from './departments/dairy.ts'
import { deli } from './departments/deli.ts'
import { drinks } from './departments/drinks.ts'
import { fishmonger } from './departments/fishmonger.ts'
import { fresh } from './departments/fresh.ts'
import { frozen } from './departments/frozen.ts'
import { horeca } from './departments/horeca.ts'
import { household } from './departments/household.ts'
import { pantry } from './departments/pantry.ts'
import { personalCare } from './departments/personal-care.ts'
import { pets } from './departments/pets.ts'
import { wines } from './departments/wines.ts'
import type { CategoryNode } from './tree.ts'

/** The first-level categories in the order of a walk through the shop. */
export const departments: readonly CategoryNode[] = [
  fresh,
  butcher,
  fishmonger,
  deli,
  dairy,
  bakery,
  pantry,
  frozen,
  drinks,
  wines,
  breakfast,
  horeca,
  household,
  personalCare,
  baby,
  pets,
]
