import { Barcode } from '../../barcode/barcode'
import { PaperCompany } from '../../orders/paper-company'
import { PaperTable } from '../../orders/paper-head'
import paper from '../../orders/print-sheet.module.css'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import type { Order } from '../orders/order-lines'
import own from './papers.module.css'
import { pickLinesOf } from './pick-lines'

const words = backofficeTexts.papers

/** One list for all orders: each product is fetched once. */
export function PickList({ orders }: { orders: Order[] }) {
  const { figure, moment } = useFormats()
  return (
    <article className={paper.sheet}>
      <PaperCompany />
      <h1>{words.pickTitle}</h1>
      <p>{words.pickFor(orders.length, moment(Date.now()))}</p>
      <PaperTable heads={[words.product, words.orders, words.units]}>
        {pickLinesOf(orders).map(({ productId, name, units, orders: receivers }) => (
          <tr key={productId}>
            <td>
              {name}
              <Barcode className={own.code} text={productId} />
            </td>
            <td>
              {receivers.map((each) => (
                <small key={each.orderId}>{words.unitsFor(each.units, each.orderId)}</small>
              ))}
            </td>
            <td>
              <strong>{figure(units)}</strong>
            </td>
          </tr>
        ))}
      </PaperTable>
    </article>
  )
}
