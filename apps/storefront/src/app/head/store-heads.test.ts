import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { storesQuery } from '../../features/delivery/stores/stores-api.ts'
import { buildStore } from '../../lib/testing/test-store.ts'
import { paths } from '../navigation/paths.ts'
import { pageHead } from './page-head.ts'

const store = buildStore({
  storeId: 5,
  warehouseId: 89,
  hours: [{ weekday: 1, from: '07:00', to: '20:00' }],
  exceptions: [{ date: '2026-12-08', from: null, to: null, reason: 'Immacolata' }],
})

function headOf(routeId: string, warehouseId?: string) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(storesQuery().queryKey, [store])
  const asked = { search: {}, path: '/', scope: 'o0', status: 200, origin: 'https://shop.example' }
  return pageHead({ ...asked, routeId, params: { warehouseId }, queryClient })
}

test('the list of stores names its steps and every store with its hours', () => {
  const { canonical, robots, jsonLd } = headOf(paths.storeLocator)
  expect([canonical, robots]).toEqual(['https://shop.example/store-locator', undefined])
  expect(jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, { item: 'https://shop.example/store-locator' }] },
    { '@graph': [{ '@type': 'GroceryStore', name: store.name, telephone: store.phone }] },
  ])
})

test('a store has one address for search engines, its own, whether it is named by itself or its warehouse', () => {
  for (const id of ['5', '89']) {
    const { canonical, title, jsonLd } = headOf(paths.store, id)
    expect(canonical).toBe('https://shop.example/store-locator/5')
    expect(title).toContain(store.name)
    expect(jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'GroceryStore',
        url: canonical,
        address: { addressLocality: 'Forlì', postalCode: '47121' },
        openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '07:00', closes: '20:00' }],
        specialOpeningHoursSpecification: [{ validFrom: '2026-12-08', opens: '00:00', closes: '00:00' }],
      },
    ])
  }
  expect(headOf(paths.store, '6').robots).toBe('noindex,follow')
})
