import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderStatus } from '@cambusa/domain/orders/order-status'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { describe, expect, it } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { timelineOf } from './order-timeline.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString()
const history = (...statuses: OrderStatus[]) =>
  statuses.map((orderStatusId, minute) => ({
    orderStatusId,
    orderStatusName: orderStatusTexts[orderStatusId],
    at: at(minute),
  }))

type Act = NonNullable<Order['acts']>[number]
const act = (name: Act['act'], given: Partial<Act> = {}): Act => ({
  act: name,
  isByShop: !given.by,
  by: '',
  reason: '',
  at: at(30),
  ...given,
})
const handover: Order['handover'] = {
  at: at(9),
  receiver: 'delegate',
  receiverName: 'Bruno Neri',
  ageChecked: null,
  deposits: [],
  depositTotal: 0,
  due: 0,
  collected: 0,
}
const said = (order: Partial<Order>) =>
  timelineOf({ shippingAddress: buildAddress(), ...order }).map(({ name, text }) => [name, text])

describe('what happened to an order', () => {
  it('names who took the goods, and that nobody was there the first time', () => {
    const acts = [act('confirm'), act('startPicking'), act('pick'), act('ready'), act('onTheWay')]
    const shown = said({
      history: history(1, 2, 3, 4, 5, 4, 5, 6),
      acts: [...acts, act('bringBack'), act('onTheWay'), act('handOver')],
      handover,
    })
    expect(shown[5]).toEqual(['Pronto', 'Non abbiamo trovato nessuno: la spesa è tornata da noi.'])
    expect(shown[7]).toEqual(['Consegnato', 'Consegnato a Bruno Neri.'])
    expect(shown.filter(([, text]) => text)).toHaveLength(2)
  })

  it('gives the reason of a cancellation by the shop, and the name of the colleague who cancelled', () => {
    const reason = 'il frigo si è rotto'
    expect(said({ history: history(1, 8), acts: [act('cancel', { reason })] })[1]).toEqual([
      'Annullato',
      'Annullato da noi: il frigo si è rotto',
    ])
    expect(said({ history: history(1, 8), acts: [act('cancel', { by: 'Ada Bianchi' })] })[1]).toEqual([
      'Annullato',
      'Annullato da Ada Bianchi.',
    ])
  })

  it('tells a change from an editing that was given up, and has a withdrawal beside the statuses', () => {
    const by = 'Ada Bianchi'
    const shown = said({
      history: history(1, 7, 1, 7, 1),
      acts: [
        act('edit', { by }),
        act('change', { by }),
        act('edit', { by }),
        act('keepAsWas', { by }),
        act('withdraw'),
      ],
    })
    expect(shown.map(([, text]) => text)).toEqual([
      '',
      'Aperto da Ada Bianchi per modificarlo.',
      'Modificato da Ada Bianchi.',
      'Aperto da Ada Bianchi per modificarlo.',
      'Modifica non conclusa: l’ordine è rimasto com’era.',
      'Recesso chiesto.',
    ])
  })
})
