import { expect, test } from 'vitest'
import { preferenceFindings } from './preferences'
import type { DeliveryOption } from './quote'

const options = (...carriers: string[]) => ({
  deliveryOptions: carriers.map((carrier) => ({ carrier }) as DeliveryOption),
})
const found = (form: { carrier?: string; deliverDate?: string }, ...carriers: string[]) =>
  preferenceFindings({ carrier: '', deliverDate: '', ...form }, options(...carriers), '2026-11-18')

test('preferences: a carrier that does not deliver there is asked about, with those that do', () => {
  expect(found({ carrier: 'Nobody' }, 'Fjordpost', 'Fjordpost', 'Nordexpress')).toEqual([
    {
      field: 'carrier',
      message: 'Nobody does not deliver this here. Choose Fjordpost or Nordexpress, or leave it empty.',
    },
  ])
  for (const carrier of ['', ' ', 'fjordpost ']) expect(found({ carrier }, 'Fjordpost')).toEqual([])
  expect(found({ carrier: 'Fjordpost' }, 'Electronic')).toEqual([])
  expect(found({ carrier: 'Fjordpost' })).toEqual([])
})

test('preferences: a past date is asked about, today is not', () => {
  expect(found({ deliverDate: '2026-11-17' }).map(({ field }) => field)).toEqual(['deliverDate'])
  for (const deliverDate of ['', '2026-11-18', '2026-12-24']) expect(found({ deliverDate })).toEqual([])
})
