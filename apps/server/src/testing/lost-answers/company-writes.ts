import { addItems } from '@cambusa/contract/cart/cart'
import { mergeVisitor } from '@cambusa/contract/people/auth'
import {
  approveCart,
  refuseApproval,
  sendForApproval,
  updateApproval,
  viewApproval,
  withdrawApproval,
} from '@cambusa/contract/orders/approvals'
import { requestExport } from '@cambusa/contract/exports/exports'
import { createList } from '@cambusa/contract/lists/lists'
import {
  acceptInvitation,
  inviteColleague,
  removeColleague,
  updateColleague,
  withdrawInvitation,
} from '@cambusa/contract/people/colleagues'
import { invitationToken } from '../../modules/links/links.ts'
import { companyShopOf } from '../company/company-shop.ts'
import { sending, type Arrange, type World } from './world.ts'

let people = 0
const newAddress = () => `collega.nuova${(people += 1)}@example.com`

const companies = ({ shop: { test, goods, slot } }: World) => companyShopOf(test, goods, slot)

async function team(world: World) {
  const shop = companies(world)
  const { companyId, holder } = await shop.company()
  return { shop, companyId, holder, buyer: await shop.colleague(companyId, { orderLimitCents: 10_00 }) }
}

async function invited(world: World) {
  const { shop, holder } = await team(world)
  const email = newAddress()
  const body = { e_mail: email, role: 'buyer' } as const
  const { data } = await holder.shopper.call(inviteColleague, { body })
  const [row] = await shop.query<{ nonce: Buffer }>(
    'select nonce from colleague_invitations where email = $1',
    [email],
  )
  const token = invitationToken(world.shop.test.services.config, row!.nonce)
  return { holder, token, invitationId: data!.invitations[0]!.invitationId }
}

/** A cart over its buyer's limit, which waits; and as its approver sees it. */
async function waiting(world: World) {
  const { shop, companyId, holder, buyer } = await team(world)
  const cart_id = await shop.prepare(buyer, companyId, 20)
  const { data } = await buyer.shopper.call(sendForApproval, { body: { cart_id } })
  const query = { approval_id: data!.approvalId }
  const seen = (await holder.shopper.call(viewApproval, { query })).data!
  return { holder, buyer, seen, approval_id: seen.approvalId }
}

/** The writes of companies, colleagues and approvals, by operationId. */
export const companyWrites: Readonly<Record<string, Arrange>> = {
  orderDownloadRequest: async (world) => {
    const shop = companies(world)
    const { companyId, holder } = await shop.company()
    await shop.query('update companies set images_in_contract = true where id = $1', [companyId])
    const items = [{ productId: world.shop.goods.wine, quantity: 2 }]
    const { data } = await holder.shopper.call(createList, { body: { name: 'Carta dei vini', items } })
    const list_id = data!.list.listId
    return sending(holder.shopper, requestExport, { body: { list_id, data_formats: ['csv'] } })
  },
  cartMergeVisitor: async (world) => {
    const visitor = await world.visitor()
    const items = [{ productId: world.shop.goods.wine, quantity: 1 }]
    await visitor.call(addItems, { body: { items } })
    const { shopper } = await world.customer()
    return sending(shopper, mergeVisitor, { body: { visitor: visitor.session ?? '' } })
  },
  colleagueInvite: async (world) => {
    const { holder } = await team(world)
    return sending(holder.shopper, inviteColleague, { body: { e_mail: newAddress(), role: 'buyer' } })
  },
  colleagueUpdate: async (world) => {
    const { holder, buyer } = await team(world)
    const body = { user_id: buyer.userId, role: 'buyerWithApproval' } as const
    return sending(holder.shopper, updateColleague, { body })
  },
  colleagueRemove: async (world) => {
    const { holder, buyer } = await team(world)
    return sending(holder.shopper, removeColleague, { body: { user_id: buyer.userId } })
  },
  colleagueWithdrawInvitation: async (world) => {
    const { holder, invitationId } = await invited(world)
    return sending(holder.shopper, withdrawInvitation, { body: { invitation_id: invitationId } })
  },
  colleagueAccept: async (world) => {
    const { token } = await invited(world)
    const named = { first_name: 'Carla', last_name: 'Neri', password: 'Lambrusco.1926', accept_terms: true }
    return sending(await world.visitor(), acceptInvitation, { body: { token, ...named } })
  },
  approvalSend: async (world) => {
    const { shop, companyId, buyer } = await team(world)
    const cart_id = await shop.prepare(buyer, companyId, 20)
    return sending(buyer.shopper, sendForApproval, { body: { cart_id } })
  },
  approvalUpdate: async (world) => {
    const { holder, seen, approval_id } = await waiting(world)
    const items = [{ itemId: seen.cart!.cartItems[0]!.itemId, quantity: 18 }]
    return sending(holder.shopper, updateApproval, { body: { approval_id, version: seen.version, items } })
  },
  approvalApprove: async (world) => {
    const { holder, seen, approval_id } = await waiting(world)
    const { version, total } = seen
    return sending(holder.shopper, approveCart, { body: { approval_id, version, total, payment_type_id: 1 } })
  },
  approvalRefuse: async (world) => {
    const { holder, approval_id } = await waiting(world)
    return sending(holder.shopper, refuseApproval, { body: { approval_id, reason: 'Troppo' } })
  },
  approvalWithdraw: async (world) => {
    const { buyer, approval_id } = await waiting(world)
    return sending(buyer.shopper, withdrawApproval, { body: { approval_id } })
  },
}
