import { reasonNotToDo, roleOf, type Act } from '@cambusa/domain/people/roles'
import { useUser } from './user-store.ts'

/** Why the signed-in user may not do an act in this session; undefined: they may. The server decides by the same tables. */
export function useReasonNotToDo(act: Act): ReturnType<typeof reasonNotToDo> {
  const user = useUser()
  return reasonNotToDo(
    { role: roleOf(user?.userType?.userTypeId), kind: user?.sessionKind ?? 'password' },
    act,
  )
}

/** Whether what leads to an act is shown. */
export const useMayDo = (act: Act): boolean => useReasonNotToDo(act) === undefined
