import { exampleDraft } from '../../src/contract/example-draft.ts'
import type { Chance } from './chance.ts'
import type { Client } from './client.ts'

const places = [
  { country: 'NO', postCode: '0155', city: 'Oslo' },
  { country: 'NO', postCode: '5015', city: 'Bergen' },
  { country: 'NO', postCode: '7013', city: 'Trondheim' },
]

/** A simulated customer: browses, orders, and sometimes cancels. */
export async function visit(client: Client, chance: Chance, tell: (line: string) => void): Promise<void> {
  const { products } = await client.get<{ products: { productId: string; name: string }[] }>(
    `/catalog/v1/products?limit=500`,
  )
  if (products.length === 0) return
  const lines = Array.from({ length: 1 + Math.floor(chance.next() * 3) }, () => ({
    materialId: { type: 'MaterialNumber', value: chance.oneOf(products).productId },
    quantity: 1 + Math.floor(chance.next() * 3),
    references: null,
  }))
  const { delivery } = exampleDraft
  const draft = {
    ...exampleDraft,
    soldTo: null,
    orderLines: lines,
    delivery: { ...delivery, deliveryAddress: { ...delivery.deliveryAddress, ...chance.oneOf(places) } },
  }
  const created = await client.send<{ value: string }>('POST', '/checkout/v1/create', draft)
  if (!created) return
  const submitted = await client.send('POST', '/checkout/v1/submit', { checkoutId: created.body.value })
  if (!submitted) return
  tell(
    `${submitted.location} placed: ${lines.map(({ materialId, quantity }) => `${quantity} × ${materialId.value}`).join(', ')}`,
  )
  if (chance.happens(8) && (await client.send('PATCH', `/orders/v1/${submitted.location}/cancel`))) {
    tell(`${submitted.location} cancelled by the customer`)
  }
}
