// Orders two processors, reads the order and cancels it.
import { ApiProblem, createClient, submitCheckout } from '@buildorder/client'

const [baseUrl = 'http://127.0.0.1:8080', credential = 'bo_demo_100001'] = process.argv.slice(2)
const api = createClient({ baseUrl, credential })

const { value: checkoutId } = await api.POST('/checkout/v1/create', {
  body: {
    soldTo: null,
    orderLines: [
      {
        materialId: { type: 'MaterialNumber', value: 'cpu-amd-ryzen-7-9800x3d' },
        quantity: 2,
        references: null,
      },
    ],
    delivery: {
      deliveryAddress: {
        name: 'Fjord Data AS',
        addressLine1: 'Storgata 1',
        addressLine2: null,
        postCode: '0155',
        city: 'Oslo',
        country: 'NO',
        contactPersonName: null,
        phone: null,
        mobilePhone: null,
        email: 'orders@example.com',
        globalLocationNumber: null,
      },
      preferences: null,
    },
    references: { billingReference: 'PO-4711' },
    notes: null,
  },
})

// The draft is a quote: prices, delivery options, and the reasons why it cannot be submitted.
const quote = await api.GET('/checkout/v1/{checkoutId}', { params: { path: { checkoutId } } })
for (const { fieldName, message } of quote.problems) console.log(`${fieldName}: ${message}`)

// Lost connections are retried with the same idempotency key: there is one order, never two.
const orderId = await submitCheckout(api, { checkoutId })
const path = { orderId }
const { order } = await api.GET('/orders/v1/{orderId}', { params: { path } })
console.log(`Ordered ${orderId}: ${order.orderLines.map(({ name }) => name).join(', ')}`)

await api.PATCH('/orders/v1/{orderId}/cancel', { params: { path } })
console.log(`Cancelled ${orderId}`)

try {
  await api.PATCH('/orders/v1/{orderId}/cancel', { params: { path } })
} catch (error) {
  if (!(error instanceof ApiProblem) || error.code !== 'order_cannot_be_cancelled') throw error
  console.log(`Refused: ${error.message}`)
}
