import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { myDataTexts } from '@cambusa/messages/it/people/my-data'
import { paths } from '../app/navigation/paths.ts'
import { profileCrumb } from '../app/navigation/profile-crumb.ts'
import { MyDataCopy } from '../features/own-account/my-data-copy.tsx'
import { OwnerOnly } from '../features/own-account/owner-only.tsx'
import { AccountPage } from '../ui/layout/account-page.tsx'

/** /profile/my-data: a copy of everything that the shop keeps about the customer. */
export default function MyDataScreen() {
  const { title, intro } = myDataTexts
  const crumbs = [profileCrumb, { label: accountCrumbs.myData }]
  return (
    <AccountPage home={paths.home} title={title} intro={intro} crumbs={crumbs}>
      <OwnerOnly>
        <MyDataCopy />
      </OwnerOnly>
    </AccountPage>
  )
}
