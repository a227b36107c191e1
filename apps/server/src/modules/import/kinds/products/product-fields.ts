import { standardRateOn } from '@cambusa/domain/money/rates-in-force'
import { VAT_RATES } from '@cambusa/domain/money/vat-rates'
import { importTexts } from '@cambusa/messages/it/operator/import'
import * as Type from 'typebox'
import { PriceFrom } from '../../rows/made-price-map.ts'
import type { ImportField, ImportNeed } from '../../rows/import-kind.ts'
import { ratesTold } from '../read-rate.ts'
import { productKeyFields } from '../product-key.ts'
import { PRICE_HEADERS, unitPriceFields } from '../unit-price-fields.ts'

const Column = Type.String({ minLength: 1 })
const Rate = Type.Enum(VAT_RATES.map(({ rate }) => rate))

/** Settings of a map of products, besides its columns; documented in docs/import.md. */
export const ProductSettings = Type.Object({
  /** What identifies a product: the GTIN, the article code, or a set of columns. */
  key: Type.Optional(
    Type.Union([Type.Literal('gtin'), Type.Literal('code'), Type.Array(Column, { minItems: 1 })]),
  ),
  vat: Type.Optional(
    Type.Object(
      {
        default: Type.Optional(Rate),
        byCategory: Type.Optional(Type.Record(Type.String(), Rate)),
        /** Codes in the column of rates, and the rates that they mean. */
        codes: Type.Optional(Type.Record(Type.String(), Rate)),
      },
      { minProperties: 1 },
    ),
  ),
  unit: Type.Optional(Type.Object({ default: Type.String({ minLength: 1 }) })),
  kind: Type.Optional(
    Type.Object({
      default: Type.Union([Type.Literal('Pezzo'), Type.Literal('Confezione'), Type.Literal('Sfuso')]),
    }),
  ),
  /** The category of a row without one. */
  defaultCategory: Type.Optional(Type.String({ minLength: 1 })),
  priceFrom: Type.Optional(PriceFrom),
  priceListId: Type.Optional(Type.Integer({ minimum: 1 })),
  isFood: Type.Optional(Type.Object({ default: Type.Boolean() })),
})
export type ProductSettings = Type.Static<typeof ProductSettings>

/** The fields of a product, with the column names that need no map. */
export const productFields = {
  code: {
    ...productKeyFields.code,
    headers: [...productKeyFields.code.headers, 'id prodotto', 'product id'],
  },
  gtin: productKeyFields.gtin,
  name: {
    headers: [
      'nome',
      'descrizione',
      'denominazione',
      'description',
      'prodotto',
      'nome prodotto',
      'titolo',
      'name',
      'product',
      'product name',
      'title',
      'item name',
      'descrizione articolo',
      'descrizione prodotto',
      'denominazione prodotto',
      'item description',
      'product description',
      'bezeichnung',
      'artikelbezeichnung',
      'désignation',
      'libellé',
    ],
    isRequired: true,
  },
  brand: { headers: ['marca', 'marchio', 'brand', 'marke', 'marque'] },
  producer: {
    headers: [
      'produttore',
      'fornitore',
      'supplier',
      'producer',
      'manufacturer',
      'hersteller',
      'lieferant',
      'fournisseur',
    ],
  },
  format: {
    headers: [
      'formato',
      'quantità netta',
      'size',
      'confezione',
      'pezzatura',
      'grammatura',
      'format',
      'pack size',
      'inhalt',
      'contenance',
    ],
  },
  price: {
    headers: [...PRICE_HEADERS, 'product price', 'sale price', 'selling price', 'pvp'],
    isDecimal: true,
  },
  vatRate: {
    headers: [
      'iva',
      'aliquota iva',
      'aliquota',
      'vat',
      'vat rate',
      'tax rate',
      'mwst',
      'mwst satz',
      'tva',
      'taux tva',
    ],
  },
  category: {
    headers: [
      'categoria',
      'category',
      'reparto',
      'department',
      'sottoreparto',
      'sottocategoria',
      'subcategory',
      'categoria merceologica',
      'warengruppe',
      'kategorie',
      'rayon',
      'catégorie',
    ],
    shape: 'list',
  },
  kind: { headers: ['tipologia', 'tipo di vendita', 'sale type'] },
  unit: { headers: ['unità', 'unità di vendita', 'um', 'unit of sale'] },
  qtyMult: { headers: ['multiplo', 'multiple'], isDecimal: true },
  minAcq: { headers: ['quantità minima', 'minimo', 'minimum'], isDecimal: true },
  weightSelling: { headers: ['primo peso', 'first weight'], isDecimal: true },
  stepSelling: { headers: ['passo', 'step'], isDecimal: true },
  ...unitPriceFields,
  volumeLitres: { headers: ['ingombro', 'litri di ingombro', 'volume'], isDecimal: true },
  drainedGrams: { headers: ['peso sgocciolato', 'sgocciolato', 'drained weight'], isDecimal: true },
  ingredients: { headers: ['ingredienti', 'ingredients'] },
  allergens: { headers: ['allergeni', 'allergens'] },
  storage: { headers: ['conservazione', 'storage'] },
  origin: { headers: ['origine', 'provenienza', 'origin'] },
  operator: { headers: ['operatore', 'operatore alimentare', 'food business operator'] },
  text: { headers: ['testo', 'descrizione estesa', 'long description'] },
  labels: { headers: ['etichette', 'caratteristiche', 'features'] },
  isFood: { headers: ['alimentare', 'food'] },
  isPerishable: { headers: ['deperibile', 'perishable'] },
  minAge: { headers: ['età minima', 'minimum age'], isDecimal: true },
  piecesPerBox: { headers: ['pezzi per collo', 'pezzi per cartone', 'pieces per box'], isDecimal: true },
  boxesPerPallet: {
    headers: ['colli per pallet', 'cartoni per pallet', 'boxes per pallet'],
    isDecimal: true,
  },
  giftValue: { headers: ['valore del buono', 'buono regalo', 'gift value'], isDecimal: true },
  selectOptions: { headers: ['scelte', 'opzioni', 'options'] },
  dailyMax: { headers: ['massimo al giorno', 'massimo giornaliero', 'daily maximum'], isDecimal: true },
  packaging: { headers: ['imballo', 'codice imballo', 'packaging'] },
  perPackage: { headers: ['quantità per imballo', 'pezzi per imballo', 'per package'], isDecimal: true },
  nutrition: { headers: ['nutrizione', 'valori nutrizionali', 'nutrition'], shape: 'record' },
} as const satisfies Record<string, ImportField>

export type ProductField = keyof typeof productFields

/** What a file of products or its map must contain besides the name. A proposed map begins with the highest rate. */
export const productNeeds = (today: string): readonly ImportNeed[] => [
  {
    fields: ['code', 'gtin'],
    setting: {
      name: 'key',
      isImplied: true,
      proposed: ({ name, format }) => (typeof name === 'string' ? [name, format].filter(Boolean) : undefined),
    },
    says: importTexts.needs.productKey,
    assumes: importTexts.assumed.productKey,
  },
  {
    fields: ['vatRate'],
    setting: { name: 'vat', proposed: () => ({ default: standardRateOn(today) }) },
    says: importTexts.needs.vat(ratesTold(today)),
    assumes: importTexts.assumed.vat(ratesTold(today)),
  },
]
