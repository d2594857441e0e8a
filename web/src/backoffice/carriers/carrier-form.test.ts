import { expect, test } from 'vitest'
import { type CarrierDraft, draftOf, readDraft } from './carrier-form'
import type { Carrier } from './carrier-queries'

const carrier: Carrier = {
  carrierId: 'post-shop',
  carrier: 'Post',
  name: 'Shop',
  countries: ['NO', 'SE'],
  transitDays: 3,
  bands: [
    {
      maxWeightGrams: 2000,
      prices: [
        { currency: 'NOK', net: 99 },
        { currency: 'EUR', net: 9.5 },
      ],
    },
    { maxWeightGrams: 35_000, prices: [{ currency: 'NOK', net: 199 }] },
  ],
  collectionPoints: [
    { id: '1', name: 'Kiosk', addressLine1: 'Storgata 1', postCode: '0155', city: 'Oslo', country: 'NO' },
  ],
  trackingUrl: 'https://track.example/{number}',
  retiredAt: null,
  version: 1,
}

test('carrier form: what is shown is read back as it was', () => {
  const { carrierId: id, retiredAt: _, version: __, ...members } = carrier
  expect(readDraft(draftOf(carrier))).toEqual({ input: { id, ...members, retired: false } })
})

const changed = (other: Partial<CarrierDraft>) => readDraft({ ...draftOf(carrier), ...other })
const band = (weight: string, prices: string) => ({ key: 0, weight, prices })

test('carrier form: countries and currencies in small letters, and other separators', () => {
  expect(changed({ countries: ' no, se;dk ', bands: [band('5', 'nok 1; eur2.5')] })).toMatchObject({
    input: {
      countries: ['NO', 'SE', 'DK'],
      bands: [
        {
          maxWeightGrams: 5,
          prices: [
            { currency: 'NOK', net: 1 },
            { currency: 'EUR', net: 2.5 },
          ],
        },
      ],
    },
  })
})

test.each([
  [{ transitDays: '1.5' }, { transitDays: true }],
  [{ bands: [band('1', 'NOK 1'), band('x', 'NOK 1')] }, { weights: [1] }],
  [{ bands: [band('1', '99')] }, { prices: [0] }],
  [{ bands: [band('1', 'NOK 1 and more')] }, { prices: [0] }],
  [{ bands: [band('1', '')] }, { prices: [0] }],
  [{ points: '\na; b; c; d; e; NO\na; b' }, { pointLine: 3 }],
] as [Partial<CarrierDraft>, object][])('carrier form: %j is refused', (other, errors) => {
  expect(changed(other)).toMatchObject({ errors })
})
