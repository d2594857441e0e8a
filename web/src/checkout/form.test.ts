import { expect, test } from 'vitest'
import { blankForm, draftOf } from './form'

const item = { type: 'PcConfiguration', value: 'saved-1' } as const

test('a blank form makes a draft that the service can judge', () => {
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

test('what is typed is trimmed and put in its place', () => {
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

test('the same form makes the same text, so that asking again is no other question', () => {
  const form = { ...blankForm('NO', 1), name: 'Fjord Data AS' }
  expect(JSON.stringify(draftOf({ ...form }, item))).toBe(JSON.stringify(draftOf(form, item)))
})
