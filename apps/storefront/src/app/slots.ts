import { lazy, type ComponentType } from 'react'
import { loadChunk } from '../lib/chunks.ts'
import type { ChainDialogProps, ChainStep } from '../lib/dialog-chain.ts'
import { whenFirstOpen } from '../ui/when-first-open.tsx'

/** Where the frame finds what features put into it; each comes as its own chunk, after the first paint. */
const modules = import.meta.glob<Record<string, ComponentType<never>>>([
  '../features/auth/login-dialog.tsx',
  '../features/delivery/address-dialog.tsx',
  '../features/timeslots/timeslot-dialog.tsx',
  '../features/delivery/service-strip.tsx',
  '../features/search/search-box.tsx',
  '../features/cart/cart-drawer.tsx',
])

async function importSlot<Props>(path: string, name: string): Promise<ComponentType<Props>> {
  const load = modules[`../features/${path}.tsx`]
  const component = load && (await loadChunk(load))[name]
  if (!component) throw new Error(`There is no ${name} in features/${path}.tsx`)
  return component as ComponentType<Props>
}

const lazySlot = <Props extends object>(path: string, name: string) =>
  lazy(() => importSlot<Props>(path, name).then((component) => ({ default: component })))

const dialog = (path: string, name: string) =>
  whenFirstOpen<ChainDialogProps>(() => importSlot<ChainDialogProps>(path, name))

/** The dialogs of the chain, by step. */
export const chainDialogs: Readonly<Record<ChainStep, ReturnType<typeof dialog>>> = {
  login: dialog('auth/login-dialog', 'LoginDialog'),
  address: dialog('delivery/address-dialog', 'AddressDialog'),
  timeslot: dialog('timeslots/timeslot-dialog', 'TimeslotDialog'),
}

/** The chosen service, address and slot, each a button (spec §2 'Cart info bar'). */
export const ServiceStrip = lazySlot('delivery/service-strip', 'ServiceStrip')

export interface SearchBoxProps {
  /** What was typed before the field's code had come: it goes on from there, with the focus. */
  taken?: string
}

/** The field that searches, with its suggestions. */
export const importSearchBox = () => importSlot<SearchBoxProps>('search/search-box', 'SearchBox')

/** What the right drawer shows. */
export const CartDrawerContent = lazySlot<{ onLeave: () => void }>('cart/cart-drawer', 'CartDrawer')
