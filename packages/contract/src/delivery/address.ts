import * as Type from 'typebox'
import { Euros, Id, Nullable, Text } from '../schema.ts'

/** An address of a customer (home) or a pickup point (store) as the address selector shows it. */
export const Address = Type.Object({
  addressId: Id,
  addressName: Type.String(),
  address1: Type.String(),
  addressNumber: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  province: Type.String(),
  addressType: Type.Union([Type.Literal('home'), Type.Literal('store')]),
  addressTypeId: Type.Integer(),
  deliveryServiceId: Type.Integer(),
  autoAssigned: Type.Boolean(),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  phone: Type.String(),
  notes: Type.String(),
  /** False: the shopper saved it although it could not be validated. */
  validated: Type.Boolean(),
  isFavourite: Type.Boolean(),
  storeId: Nullable(Id),
  warehouseId: Nullable(Id),
  /** Metres from the position in the request, if there was one. */
  distance: Type.Optional(Type.Number()),
  /** Why the service does not reach this address; empty when it does. */
  notServedReason: Type.Optional(Type.String()),
})
export type Address = Type.Static<typeof Address>

/** What a shopper types. */
export const AddressInput = Type.Object({
  addressId: Type.Optional(Nullable(Id)),
  addressName: Text(60),
  address1: Text(120),
  addressNumber: Text(12),
  /** May be left out where the town has only one. */
  postalCode: Type.Optional(Text(10)),
  city: Text(80),
  province: Text(2),
  phone: Type.Optional(Text(30)),
  notes: Type.Optional(Text(300)),
  isFavourite: Type.Optional(Type.Boolean()),
  /** Save it although it could not be validated, after the shopper confirmed. */
  acceptNotValidated: Type.Optional(Type.Boolean()),
})
export type AddressInput = Type.Static<typeof AddressInput>

export const DeliveryService = Type.Object({
  deliveryServiceId: Type.Integer(),
  key: Type.String(),
  name: Type.String(),
  descr: Type.String(),
  showTab: Type.Boolean(),
  image: Type.String(),
  fee: Euros,
  freeFrom: Nullable(Euros),
  minimumOrder: Euros,
})
export type DeliveryService = Type.Static<typeof DeliveryService>
