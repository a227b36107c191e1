import { CompanyDialog } from '../features/companies/company-dialog.tsx'
import { logOut } from '../frame/menus/log-out.ts'
import type { ChainDialogProps } from '../lib/state/dialog-chain.ts'

/** The choice of the company, with a logout. */
export const CompanyPlace = (props: ChainDialogProps) => <CompanyDialog {...props} onLogOut={logOut} />
