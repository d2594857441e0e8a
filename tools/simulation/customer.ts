import { exampleDraft } from '../../src/contract/example-draft.ts'
import type { Chance } from './chance.ts'
import type { Client } from './client.ts'
import type { ReadyPc } from './pcs.ts'

const places = [
  { country: 'NO', postCode: '0155', city: 'Oslo' },
  { country: 'NO', postCode: '5015', city: 'Bergen' },
  { country: 'NO', postCode: '7013', city: 'Trondheim' },
]

interface Choice {
  name: string
  materialId: { type: string; value: string }
  quantity: number
}

/** A simulated customer: browses, orders parts or a PC, and sometimes cancels. */
export async function visit(
  client: Client,
  chance: Chance,
  tell: (line: string) => void,
  pcs: readonly ReadyPc[] = [],
): Promise<void> {
  const choices =
    pcs.length > 0 && chance.happens(35) ? [choosePc(chance, pcs)] : await choose(client, chance)
  if (choices.length === 0) return
  const { delivery } = exampleDraft
  const draft = {
    ...exampleDraft,
    soldTo: null,
    orderLines: choices.map(({ materialId, quantity }) => ({ materialId, quantity, references: null })),
    delivery: { ...delivery, deliveryAddress: { ...delivery.deliveryAddress, ...chance.oneOf(places) } },
  }
  const created = await client.send<{ value: string }>('POST', '/checkout/v1/create', draft)
  if (!created) return
  const submitted = await client.send('POST', '/checkout/v1/submit', { checkoutId: created.body.value })
  if (!submitted) return
  tell(
    `${submitted.location} placed: ${choices.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}`,
  )
  if (chance.happens(8) && (await client.send('PATCH', `/orders/v1/${submitted.location}/cancel`))) {
    tell(`${submitted.location} cancelled by the customer`)
  }
}

function choosePc(chance: Chance, pcs: readonly ReadyPc[]): Choice {
  const { name, configurationId } = chance.oneOf(pcs)
  return {
    name,
    materialId: { type: 'PcConfiguration', value: configurationId },
    // Now and then a company equips an office.
    quantity: chance.happens(10) ? 3 : 1,
  }
}

/** One to three parts. */
async function choose(client: Client, chance: Chance): Promise<Choice[]> {
  const { products } = await client.get<{ products: { productId: string }[] }>(
    `/catalog/v1/products?limit=500`,
  )
  if (products.length === 0) return []
  return Array.from({ length: 1 + Math.floor(chance.next() * 3) }, () => {
    const { productId } = chance.oneOf(products)
    return {
      name: productId,
      materialId: { type: 'MaterialNumber', value: productId },
      quantity: 1 + Math.floor(chance.next() * 3),
    }
  })
}
