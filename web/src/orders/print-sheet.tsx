// An order confirmation or a delivery note on paper. On the screen it is hidden; printed, it replaces the page.
import { Fragment } from 'react'
import { totalsOf } from '../../../src/orders/totals.ts'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import { linesByNumber } from './order-lines'
import type { Order, OrderLine } from './order-state'
import { PaperFacts, PaperHead, PaperTable } from './paper-head'
import classes from './print-sheet.module.css'
import { referenceFacts } from './reference-facts'

const words = texts.orders.print

/** Without a delivery, the order confirmation. */
export interface Sheet {
  deliveryId?: string
}

export function PrintSheet({ order, sheet }: { order: Order; sheet: Sheet }) {
  const delivery = order.deliveries.find(({ deliveryId }) => deliveryId === sheet.deliveryId)
  return (
    <article className={classes.sheet}>
      {delivery ? <DeliveryNote order={order} delivery={delivery} /> : <Confirmation order={order} />}
    </article>
  )
}

function Confirmation({ order }: { order: Order }) {
  const { money, moment, deliveryDay, figure } = useFormats()
  const { currency } = order
  const totals = totalsOf(order)
  const place = order.expectedDeliveries[0] ?? order.deliveries[0]
  const days = order.expectedDeliveries.map(({ estimatedDeliveryDate: date }) =>
    date ? deliveryDay(date) : texts.orders.expectedUnknown,
  )
  return (
    <>
      <PaperHead
        title={words.confirmation}
        facts={[
          [words.order, order.orderId],
          [words.placed, moment(order.events.placed ?? '')],
          [words.cancelled, order.events.cancelled && moment(order.events.cancelled)],
          [words.account, order.parties.soldTo],
          ...referenceFacts(order.references),
          [words.expected, [...new Set(days)].join(', ')],
        ]}
        place={place}
      />
      <PaperTable heads={[words.line, words.item, words.quantity, words.unitPrice, words.amount]}>
        {order.orderLines.map((line) => (
          <Fragment key={line.lineNumber}>
            <tr>
              <td>{line.lineNumber}</td>
              <td>
                {line.name}
                <small>{line.materialNumber}</small>
                {line.references?.deliveryReference && (
                  <small>{texts.orders.lineReference(line.references.deliveryReference)}</small>
                )}
              </td>
              <td>{figure(line.quantity.total)}</td>
              <td>{money(line.unitPrice.gross, currency)}</td>
              <td>{money(line.unitPrice.gross * line.quantity.total, currency)}</td>
            </tr>
            {line.orderLines.map((part) => (
              <tr key={part.lineNumber} className={classes.part}>
                <td />
                <td colSpan={4}>{texts.orders.units(figure(part.quantity.total), part.name)}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </PaperTable>
      <PaperFacts
        className={classes.totals}
        facts={[
          [texts.orders.cancelledTotal, totals.cancelled > 0 ? money(-totals.cancelled, currency) : null],
          [texts.orders.total, money(totals.total, currency)],
          [words.vat, money(totals.vat, currency)],
        ]}
      />
      {order.notes?.messageToSalesDepartment && (
        <p>
          {texts.orders.message}: {order.notes.messageToSalesDepartment}
        </p>
      )}
    </>
  )
}

function DeliveryNote({ order, delivery }: { order: Order; delivery: Order['deliveries'][number] }) {
  const { moment, figure } = useFormats()
  const lines: Map<string, OrderLine> = linesByNumber(order.orderLines)
  return (
    <>
      <PaperHead
        title={words.deliveryNote}
        facts={[
          [words.delivery, delivery.deliveryId],
          [words.order, order.orderId],
          [words.shipped, moment(delivery.events.shipped ?? delivery.events.created ?? '')],
          [texts.orders.tracking, delivery.trackingNumber],
          [texts.orders.references.deliveryReference, order.references?.deliveryReference],
        ]}
        place={delivery}
      />
      <PaperTable heads={[words.line, words.item, words.quantity]}>
        {delivery.deliveryLines.map(({ lineNumber, orderLineNumber, quantity, serialNumbers }) => (
          <tr key={lineNumber}>
            <td>{orderLineNumber}</td>
            <td>
              {lines.get(orderLineNumber)?.name ?? orderLineNumber}
              <small>{lines.get(orderLineNumber)?.materialNumber}</small>
              {serialNumbers.length > 0 && (
                <small>
                  {texts.orders.serialNumbers(serialNumbers.length)}: {serialNumbers.join(', ')}
                </small>
              )}
            </td>
            <td>{figure(quantity)}</td>
          </tr>
        ))}
      </PaperTable>
      <p className={classes.signature}>{words.received}</p>
    </>
  )
}
