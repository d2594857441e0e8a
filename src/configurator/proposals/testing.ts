/** What the tests of proposals share: the demo's parts, and small catalogs drawn from them. */
import fc from 'fast-check'
import { products } from '../../../tools/demo/catalog/index.ts'
import {
  componentPreparer,
  type Facts,
  type Kind,
  notAComponent,
  type Part,
  unknownProduct,
} from '../../compatibility/index.ts'
import type { MinorPrice } from '../../platform/money.ts'
import { orderOfChoice } from './fit/order-of-choice.ts'
import type { GroupedOffer } from './offer.ts'

const prepare = componentPreparer()

const demoParts = new Map<string, Part>(
  products.map(({ id, name, kind, facts }) => [
    id,
    kind && facts ? prepare({ productId: id, name, kind, facts }) : notAComponent(id, name),
  ]),
)

export const demoPart = (id: string): Part => demoParts.get(id) ?? unknownProduct(id)

export const untaxed = (gross: number): MinorPrice => ({ net: gross, vat: 0, gross })

/** Everything in the demo, at its price in euros; each kind is its own group. */
export const demoOffers: GroupedOffer[] = products.flatMap(({ id, kind, eur }) =>
  kind
    ? [
        {
          part: demoPart(id) as Part<Kind>,
          price: untaxed(Math.round(eur * 100)),
          isDated: true,
          group: kind,
        },
      ]
    : [],
)

/** Parts that often fit together and often do not; those named twice are drawn twice as often. */
const pool: { [K in (typeof orderOfChoice)[number]]?: string[] } = {
  cpu: [
    'cpu-amd-ryzen-5-7600',
    'cpu-amd-ryzen-5-7600',
    'cpu-amd-ryzen-7-9800x3d',
    'cpu-amd-ryzen-5-8400f',
    'cpu-amd-ryzen-5-5600g',
    'cpu-intel-core-i9-14900k',
  ],
  motherboard: [
    'board-asus-prime-b650m-k',
    'board-asus-prime-b650m-k',
    'board-msi-mag-b850-tomahawk-max-wifi',
    'board-asus-rog-strix-b850-i-gaming-wifi',
    'board-gigabyte-a520m-h',
    'board-asus-prime-z790-p',
  ],
  memory: [
    'ram-crucial-8gb-ddr5-4800',
    'ram-crucial-8gb-ddr5-4800',
    'ram-corsair-vengeance-192gb-ddr5-5200',
    'ram-crucial-8gb-ddr4-3200',
  ],
  graphicsCard: [
    'gpu-msi-gt-1030-2gd4-lp-oc',
    'gpu-asus-dual-rtx-5060-oc',
    'gpu-gigabyte-rx-9070-xt-gaming-oc',
    'gpu-asus-rog-astral-rtx-5090',
  ],
  case: [
    'case-corsair-4000d-airflow',
    'case-corsair-4000d-airflow',
    'case-cooler-master-q300l',
    'case-fractal-terra',
    'case-inwin-chopin-max',
  ],
  powerSupply: [
    'psu-corsair-sf750',
    'psu-be-quiet-dark-power-13-1000w',
    'psu-asus-tuf-gaming-450b',
    'psu-msi-mag-a650bn',
  ],
  cooler: [
    'cooler-deepcool-ag400',
    'cooler-deepcool-ag400',
    'cooler-noctua-nh-l9a-am5',
    'cooler-noctua-nh-d15-g2',
    'cooler-arctic-liquid-freezer-iii-pro-420',
  ],
  storage: [
    'ssd-kingston-nv3-1tb',
    'ssd-kingston-a400-480gb',
    'ssd-wd-blue-sa510-1tb-m2',
    'hdd-wd-red-plus-4tb',
  ],
}

/** A part of the pool of which up to `mostUnknown` facts are not known. */
const partOf = (kind: Kind, mostUnknown = 3): fc.Arbitrary<Part<Kind>> =>
  fc
    .tuple(fc.constantFrom(...(pool[kind] ?? [])), fc.array(fc.nat({ max: 15 }), { maxLength: mostUnknown }))
    .map(([id, unknown]) => {
      const { name, facts } = demoPart(id)
      const known = Object.entries(facts).filter(([, fact]) => fact !== undefined)
      const kept = known.filter((_, place) => !unknown.includes(place))
      const productId = kept.length === known.length ? id : `${id} without ${unknown.join()}`
      return prepare({ productId, name, kind, facts: Object.fromEntries(kept) as Facts })
    })

/** One to `most` offers of each kind, with prices that are often the same. */
export const someOffers = (most: number, mostUnknown?: number): fc.Arbitrary<GroupedOffer[]> =>
  fc
    .tuple(
      ...orderOfChoice.map((kind) =>
        fc.uniqueArray(
          fc.record({ part: partOf(kind, mostUnknown), gross: fc.integer({ min: 1, max: 12 }) }),
          {
            minLength: 1,
            maxLength: most,
            selector: ({ part }) => part.productId,
          },
        ),
      ),
    )
    .map((shelves) =>
      shelves.flat().map(({ part, gross }) => ({
        part,
        price: untaxed(gross),
        isDated: true,
        group: part.kind,
      })),
    )

/** Parts of some kinds, one or two of each. */
export const someParts = (kinds: readonly Kind[]): fc.Arbitrary<Part<Kind>[]> =>
  fc
    .tuple(
      ...kinds.map((kind) => fc.array(partOf(kind), { minLength: 1, maxLength: kind === 'memory' ? 2 : 1 })),
    )
    .map((drawn) => drawn.flat())

export const neverOver = { isOver: () => false }

/** Every way to take one of each list. */
export const everyChoice = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>(
    (choices, list) => choices.flatMap((choice) => list.map((item) => [...choice, item])),
    [[]],
  )
