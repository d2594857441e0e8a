import { expect, test } from 'vitest'
import { blankForm, draftOf } from './form'

const item = { type: 'PcConfiguration', value: 'saved-1' } as const

test('draftOf: a blank form makes a valid request', () => {
  expect(draftOf(blankForm('NO', 2), item)).toEqual({
    soldTo: null,
    orderLines: [{ materialId: item, quantity: '2', references: null }],
    delivery: {
      deliveryAddress: {
        name: '',
        addressLine1: '',
        addressLine2: null,
        postCode: '',
        city: '',
        country: 'NO',
        contactPersonName: null,
        phone: null,
        mobilePhone: null,
        email: '',
        globalLocationNumber: null,
      },
      preferences: null,
    },
    references: null,
    notes: null,
  })
})

test('draftOf: input is trimmed and put at its path', () => {
  const draft = draftOf(
    {
      ...blankForm('NO', 1),
      name: ' Fjord Data AS ',
      phone: '22 00 00 00',
      billingReference: 'PO-1',
      deliverDate: '2026-12-01',
      messageToSalesDepartment: ' Ring the bell ',
    },
    item,
  )
  expect(draft.delivery.deliveryAddress).toMatchObject({ name: 'Fjord Data AS', phone: '22 00 00 00' })
  expect(draft.delivery.preferences).toEqual({
    carrier: null,
    carrierCollectionPointId: null,
    deliverDate: '2026-12-01T00:00:00Z',
  })
  expect(draft.references).toEqual({ billingReference: 'PO-1', deliveryReference: null })
  expect(draft.notes).toEqual({ messageToSalesDepartment: 'Ring the bell' })
})

test('draftOf: the same form makes the same text, so that the quote is reused', () => {
  const form = { ...blankForm('NO', 1), name: 'Fjord Data AS' }
  expect(JSON.stringify(draftOf({ ...form }, item))).toBe(JSON.stringify(draftOf(form, item)))
})
