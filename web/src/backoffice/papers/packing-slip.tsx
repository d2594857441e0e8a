import { Barcode } from '../../barcode/barcode'
import { PaperHead, PaperTable } from '../../orders/paper-head'
import paper from '../../orders/print-sheet.module.css'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import type { Order } from '../orders/order-lines'
import { isLine, packingOf } from '../scan/packing'
import own from './papers.module.css'

const words = backofficeTexts.papers

/** What goes into the parcels of one order now, with the codes that scan mode reads. */
export function PackingSlip({ order }: { order: Order }) {
  const { figure, moment } = useFormats()
  const orderId = order.orderId ?? ''
  const { items, later } = packingOf(orderId, order, false)
  const place = order.expectedDeliveries[0] ?? order.deliveries[0]
  const carrier = order.orderLines.find(({ categories }) => categories.includes('DELIVERY'))?.name
  const referenceOf = (lineNumber: string) =>
    order.orderLines.find((line) => line.lineNumber === lineNumber)?.references?.deliveryReference
  return (
    <article className={`${paper.sheet} ${own.slip}`}>
      <div className={own.order}>
        <Barcode text={orderId} />
      </div>
      <PaperHead
        title={words.slipTitle}
        facts={[
          [words.order, orderId],
          [words.placed, moment(order.events.placed ?? '')],
          [words.carrier, carrier],
          [words.account, order.parties.soldTo],
          [words.contact, order.parties.contactTo],
          [texts.orders.references.deliveryReference, order.references?.deliveryReference],
        ]}
        place={place}
      />
      <PaperTable heads={[words.line, words.product, words.units]}>
        {items.map((item) =>
          isLine(item) ? (
            <tr key={item.lineNumber}>
              <td>{item.lineNumber}</td>
              <td>
                {item.name}
                {referenceOf(item.lineNumber) && (
                  <small>{texts.orders.lineReference(referenceOf(item.lineNumber) ?? '')}</small>
                )}
                <Barcode className={own.code} text={item.productId} />
              </td>
              <td>
                <strong>{figure(item.wanted)}</strong>
              </td>
            </tr>
          ) : (
            <tr key={item.lineNumber} className={paper.part}>
              <td />
              <td colSpan={2}>
                {texts.orders.units(figure(item.wanted), item.name)} · {item.productId}
              </td>
            </tr>
          ),
        )}
      </PaperTable>
      {items.length === 0 && <p>{words.nothing}</p>}
      {later > 0 && <p>{words.later(later)}</p>}
      {order.notes?.messageToSalesDepartment && (
        <p>
          {texts.orders.message}: {order.notes.messageToSalesDepartment}
        </p>
      )}
    </article>
  )
}
