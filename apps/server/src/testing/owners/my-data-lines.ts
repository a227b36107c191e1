import { downloadMyData, requestMyData, viewMyData } from '@cambusa/contract/people/my-data'
import { TEST_PASSWORD } from '../factories/users.ts'
import { line, type RouteLine } from './route-line.ts'

/** How the routes of the copy of one's own data are called. */
export const myDataLines: readonly RouteLine[] = [
  line(viewMyData),
  line(requestMyData, () => ({ body: { password: TEST_PASSWORD } })),
  line(downloadMyData, () => ({ query: { export_id: '1', expires: '4102444800', signature: 'x' } })),
]
