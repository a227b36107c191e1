import { HOLDER } from '@cambusa/domain/people/company-roles'
import { oneStatement } from '../../platform/database/statement.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'

const waitingFor = oneStatement<{ count: number }, { userId: number; companyId: number }>(
  'approvals_to_decide',
  `select count(*)::int count from approvals p where p.company_id = $companyId and p.state = 'waiting'
     and p.user_id <> $userId and exists (select from ${OF_COMPANIES} a
       where a."userId" = $userId and a."companyId" = $companyId and a.role = '${HOLDER}')`,
)

/** How many carts of colleagues wait for the customer of a session to decide; none but for a holder. */
export const countToDecide = async (
  db: Parameters<typeof waitingFor>[0],
  { userId, companyId }: { userId: number; companyId: number | null },
): Promise<number> => (companyId === null ? 0 : (await waitingFor(db, { userId, companyId })).count)
