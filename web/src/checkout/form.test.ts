import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eachReference } from '../../../src/contract/order-references.ts'
import type { Cart } from '../cart/cart-query'
import { type FieldName, fieldNames } from './fields'
import { blankForm, draftOf, formAfterOrder, formOf, keptForm } from './form'

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
    deliverDate: '2026-12-01T00:00:00Z',
  })
  expect(draft.references).toEqual({ ...eachReference(() => null), billingReference: 'PO-1' })
  expect(draft.notes).toEqual({ messageToSalesDepartment: 'Ring the bell' })
})

test('draftOf: the same form makes the same text, so that the quote is reused', () => {
  const form = { ...blankForm('NO', 1), name: 'Fjord Data AS' }
  expect(JSON.stringify(draftOf({ ...form }, item))).toBe(JSON.stringify(draftOf(form, item)))
})

const emptyCart: Cart = {
  customerId: '100001',
  currency: 'NOK',
  version: 1,
  lines: [],
  references: null,
  notes: null,
  delivery: null,
  deliveryOptions: [],
  totals: { net: 0, vat: 0, gross: 0 },
  problems: [],
}

test('formOf: a form that the cart has kept is the form that was typed, for any texts', () => {
  const text = fc.string()
  const date = fc.constantFrom('', '2026-12-01')
  const typed = fc.record({
    ...(Object.fromEntries(fieldNames.map((name) => [name, text])) as Record<FieldName, typeof text>),
    quantity: fc.constant('3'),
    country: fc.constantFrom('NO', 'DE'),
    deliverDate: date,
  })
  fc.assert(
    fc.property(typed, fc.option(text), (form, picked) => {
      const { delivery = null, references = null, notes = null } = keptForm(form, picked)
      expect(formOf({ ...emptyCart, delivery, references, notes }, 'SE', 3)).toEqual(form)
      expect(delivery?.deliveryOptionId).toBe(picked)
    }),
  )
})

test('formOf: an empty cart gives a blank form in the country of the account', () => {
  expect(formOf(emptyCart, 'NO', 2)).toEqual(blankForm('NO', 2))
})

test('formAfterOrder: keeps the address and nothing else', () => {
  const form = { ...blankForm('NO', 1), city: 'Oslo', billingReference: 'PO-1', deliverDate: '2026-12-01' }
  const { delivery = null, references = null, notes = null } = formAfterOrder(form)
  expect(formOf({ ...emptyCart, delivery, references, notes }, '', 1)).toEqual({
    ...blankForm('NO', 1),
    city: 'Oslo',
  })
})
