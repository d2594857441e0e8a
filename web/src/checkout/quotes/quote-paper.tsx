// A quote on paper. On the screen it is hidden; printed, it replaces the page.
import { PaperFacts, PaperHead, PaperTable } from '../../orders/paper-head'
import classes from '../../orders/print-sheet.module.css'
import type { Formats } from '../../session/format'
import { texts } from '../../texts'
import { quotesTexts as words } from '../../texts/quotes'
import type { SentQuote } from './quote-queries'
import { arrivalOf, sumsOf } from './quote-sums'
import { validityOf } from './validity'

const print = texts.orders.print

export function QuotePaper({ quote, format }: { quote: SentQuote; format: Formats }) {
  const { currency, deliveryAddress, message, orderLines } = quote
  const sums = sumsOf(quote)
  const money = (amount: number) => format.money(amount, currency)
  return (
    <article className={classes.sheet}>
      <PaperHead
        title={words.paper.quote}
        facts={[
          [words.paper.quote, quote.quoteId],
          [words.paper.sent, words.revision(quote.revision, format.moment(quote.sentAt))],
          [words.paper.validUntil, validityOf(quote.validUntil, format)],
          [words.paper.account, quote.soldTo.customerId],
          [words.paper.delivery, arrivalOf(quote, format)],
        ]}
        place={{ deliveryAddress, collectionPoint: null }}
      />
      {message && <p style={{ whiteSpace: 'pre-wrap' }}>{message}</p>}
      <PaperTable heads={[print.line, print.item, print.quantity, print.unitPrice, print.amount]}>
        {orderLines.map(({ lineNumber, name, materialNumber, quantity, unitPrice }) => (
          <tr key={lineNumber}>
            <td>{lineNumber}</td>
            <td>
              {name}
              <small>{materialNumber}</small>
            </td>
            <td>{format.figure(quantity)}</td>
            <td>{unitPrice && money(unitPrice.gross)}</td>
            <td>{unitPrice && money(unitPrice.gross * quantity)}</td>
          </tr>
        ))}
      </PaperTable>
      <PaperFacts
        className={classes.totals}
        facts={[
          [texts.checkout.deliveryTotal, money(sums.delivery)],
          [texts.orders.total, money(sums.total)],
          [print.vat, money(sums.vat)],
        ]}
      />
    </article>
  )
}
