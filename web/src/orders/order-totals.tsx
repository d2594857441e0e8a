import { totalsOf } from '../../../src/orders/totals.ts'
import { Totals } from '../lines/totals'
import { texts } from '../texts'
import type { Order } from './order-state'

const words = texts.orders

/** From what was ordered to the total, which is without cancelled units. */
export function OrderTotals({ order }: { order: Order }) {
  const { goods, delivery, cancelled, total, vat } = totalsOf(order)
  return (
    <Totals
      rows={[
        { label: words.goodsTotal, amount: goods },
        { label: words.deliveryTotal, amount: delivery },
        ...(cancelled > 0 ? [{ label: words.cancelledTotal, amount: -cancelled }] : []),
      ]}
      total={total}
      vat={vat}
      currency={order.currency}
    />
  )
}
