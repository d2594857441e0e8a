// Whom the demo shop buys from, what they charge, and of what it wants some units to be there.
import type { Write } from '../../src/platform/store/store.ts'
import { insertSupplier, type SupplierData } from '../../src/purchasing/supplier.ts'
import { saveMinimum, saveSupplierProduct } from '../../src/purchasing/supplier-product.ts'
import { products } from './catalog/index.ts'

type DemoProduct = (typeof products)[number]

interface DemoSupplier extends SupplierData {
  id: string
  /** Before its numbers of products. */
  prefix: string
  minimumQuantity: number
  /** The first of these who sells a product is the first choice. */
  sells: (product: DemoProduct) => boolean
  /** Per unit, in its currency. */
  costOf: (product: DemoProduct) => number
}

const madeBy =
  (...manufacturers: string[]) =>
  ({ manufacturer }: DemoProduct) =>
    manufacturers.includes(manufacturer)

const none = { contact: null, phone: null, address: null, customerNumber: null, note: null }

const suppliers: DemoSupplier[] = [
  {
    ...none,
    id: 'S-200',
    name: 'Rhein Komponenten GmbH',
    currency: 'EUR',
    contact: 'Vertrieb',
    email: 'bestellung@rhein-komponenten.example',
    address: 'Hafenstraße 12\n50667 Köln\nDeutschland',
    customerNumber: '70455',
    leadTimeDays: 9,
    language: 'de',
    prefix: 'RK',
    minimumQuantity: 5,
    sells: madeBy('be quiet!', 'Noctua', 'Fractal Design'),
    costOf: ({ eur }) => eur * 0.74,
  },
  {
    ...none,
    id: 'S-300',
    name: 'Malmö Datorgrossist AB',
    currency: 'SEK',
    contact: 'Inköp',
    email: 'order@malmo-datorgrossist.example',
    leadTimeDays: 3,
    language: 'sv',
    prefix: 'MD',
    minimumQuantity: 10,
    sells: madeBy('Samsung', 'Kingston'),
    costOf: ({ nok }) => nok * 0.76,
  },
  {
    ...none,
    id: 'S-100',
    name: 'Nordlys Distribusjon AS',
    currency: 'NOK',
    contact: 'Kari Innkjøp',
    email: 'ordre@nordlys-distribusjon.example',
    phone: '+47 22 00 00 00',
    customerNumber: 'K-4711',
    leadTimeDays: 5,
    language: 'nb',
    prefix: 'ND',
    minimumQuantity: 1,
    sells: ({ manufacturer, category }) => category === 'PHYSICAL_ITEM' && manufacturer !== 'Logitech',
    costOf: ({ nok }) => nok * 0.81,
  },
]

/** More than there are, so that the shop has something to buy. No supplier sells the last one. */
const minimums: Record<string, number> = {
  'cooler-noctua-nh-d15-g2': 40,
  'psu-be-quiet-dark-power-pro-13-1600w': 10,
  'case-be-quiet-silent-base-802': 30,
  'ssd-samsung-pm9a3-1920gb-22110': 25,
  'ram-kingston-fury-beast-128gb-ddr4-3200': 20,
  'cpu-amd-threadripper-9970x': 8,
  'speakers-logitech-z407': 40,
}

export const demoPurchasing = (): Write[] => [
  ...suppliers.flatMap(({ prefix, sells, costOf, minimumQuantity, id, ...data }) => [
    insertSupplier({ id, version: 1, retiredAt: null, data }),
    ...products.filter(sells).flatMap((product) =>
      saveSupplierProduct({
        supplierId: id,
        productId: product.id,
        partNumber: `${prefix}-${product.partNumber ?? product.id}`,
        cost: Math.round(costOf(product) * 100),
        minimumQuantity,
        isPreferred: suppliers.find((each) => each.sells(product))?.id === id,
      }),
    ),
  ]),
  ...Object.entries(minimums).map(([productId, units]) => saveMinimum(productId, units)),
]
