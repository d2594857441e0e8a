// Purchasing, as calls to a test service.
import { randomUUID } from 'node:crypto'
import type { Purchase } from '../../src/contract/purchasing.ts'
import { deskOf, done } from './desk.ts'
import type { TestService } from './service.ts'

export const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

export type Wanted = [productId: string, quantity: number, cost?: number]

/** Each returns the reply, whatever its status, unless it says otherwise. */
export function purchasingOf(service: TestService) {
  const { call } = deskOf(service)
  const path = (id: string) => `/purchasing/v1/purchase-orders/${encodeURIComponent(id)}`
  const read = async (id: string) => done(await call<Purchase>('GET', path(id))).body
  const act = (id: string, action: string, json?: unknown, version?: number) =>
    call<Purchase>('POST', `${path(id)}/${action}`, json, {
      headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
    })
  const supplier = async (more: object = {}) => {
    const supplierId = `S-${randomUUID()}`
    const json = { supplierId, name: `Supplier ${supplierId}`, currency: 'NOK', ...more }
    done(await call('POST', '/purchasing/v1/suppliers', json))
    return supplierId
  }
  return {
    call,
    path,
    read,
    act,
    /** A new supplier. */
    supplier,
    /** What a supplier asks for a product. */
    sells: async (supplierId: string, productId: string, terms: object) =>
      done(
        await call(
          'PUT',
          `/purchasing/v1/suppliers/${supplierId}/products/${encodeURIComponent(productId)}`,
          terms,
        ),
      ),
    minimum: async (productId: string, minimumStock: number | null) =>
      done(
        await call('PUT', `/purchasing/v1/products/${encodeURIComponent(productId)}/minimum-stock`, {
          minimumStock,
        }),
      ),
    /** A draft with one line for each product. */
    draft: async (supplierId: string, wanted: Wanted[], more: object = {}) =>
      done(
        await call<Purchase>('POST', '/purchasing/v1/purchase-orders', {
          supplierId,
          lines: wanted.map(([productId, quantity, cost]) => ({
            productId,
            quantity,
            ...(cost === undefined ? {} : { cost }),
          })),
          ...more,
        }),
      ).body,
    /** An action on the order as it is now, which must succeed. */
    now: async (id: string, action: string, json?: unknown) =>
      done(await act(id, action, json, (await read(id)).version)).body,
    /** Tells the supplier without an email. */
    tell: async (id: string) => done(await act(id, 'send', { way: 'own' }, (await read(id)).version)).body,
  }
}
