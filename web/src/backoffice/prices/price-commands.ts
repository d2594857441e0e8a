import type { Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { isStale, LostUpdate } from '../shared/edit/lost-update'
import { inOrder } from '../shared/edit/save-member'
import { basedOn, idempotencyHeader } from '../shared/use-command'
import { type PriceList, productPricesQuery } from './price-queries'

export const createPriceList = (body: Schemas['NewPriceList'], key: string) =>
  api.POST('/admin/v1/price-lists', { params: idempotencyHeader(key), body })

export const retirePriceList = ({ priceList, version }: PriceList, retired: boolean, key: string) =>
  api.PATCH('/admin/v1/price-lists/{priceList}', {
    params: { ...basedOn(version, key), path: { priceList } },
    body: { retired },
  })

export const setPrices = (
  priceList: string,
  productId: string,
  body: Schemas['ProductPricesInput'],
  key: string,
) =>
  api.PUT('/admin/v1/price-lists/{priceList}/prices/{productId}', {
    params: { ...idempotencyHeader(key), path: { priceList, productId } },
    body,
  })

interface PriceChange {
  priceList: string
  productId: string
  net: number
  /** The price that the change is based on; null if there was none. */
  base: number | null
}

/** Sets the price of one unit, unless another person changed it meanwhile. */
export const savePrice = ({ priceList, productId, net, base }: PriceChange, key: string) =>
  inOrder(`${priceList}/${productId}`, async () => {
    try {
      const expected = base === null ? { unpricedBefore: true } : { netBefore: base }
      await setPrices(priceList, productId, { net, ...expected }, key)
    } catch (error) {
      if (!isStale(error)) throw error
      const prices = await queryClient.fetchQuery(productPricesQuery(priceList, productId))
      throw new LostUpdate(prices.net)
    }
  })
