// The paper in the parcel of a return. On the screen it is hidden; printed, it replaces the page.
import { Barcode } from '../../barcode/barcode'
import { config } from '../../config'
import { countryName } from '../../countries'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import { PaperCompany } from '../paper-company'
import { PaperFacts, PaperTable } from '../paper-head'
import paper from '../print-sheet.module.css'
import type { Return } from './return-state'
import own from './returns.module.css'

const words = texts.returns.label

export function ReturnLabel({ shown: { returnId, customerId, lines } }: { shown: Return }) {
  const { figure } = useFormats()
  return (
    <article className={paper.sheet}>
      <PaperCompany />
      <div className={own.number}>
        <Barcode text={returnId} />
      </div>
      <h1>{words.title}</h1>
      <ReturnAddress />
      <PaperFacts
        facts={[
          [words.title, returnId],
          [words.from, customerId],
        ]}
      />
      <p>{words.hint}</p>
      <PaperTable heads={[words.line, words.item, words.quantity]}>
        {lines.map(({ line, orderId, name, materialNumber, quantity, serialNumbers, reason }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>
              {name}
              <small>
                {materialNumber} · {texts.returns.ofOrder(orderId)} · {texts.returns.reasons[reason]}
              </small>
              {serialNumbers.length > 0 && <small>{texts.returns.serialNumbers(serialNumbers)}</small>}
            </td>
            <td>{figure(quantity)}</td>
          </tr>
        ))}
      </PaperTable>
    </article>
  )
}

/** Of the company; while its address is not complete, the customer asks. */
function ReturnAddress() {
  const { legalName, addressLine1, addressLine2, postCode, city, country } = config.company ?? {}
  const rows =
    addressLine1 && city
      ? [
          legalName,
          addressLine1,
          addressLine2,
          [postCode, city].filter(Boolean).join(' '),
          country && countryName(country, texts.checkout.language),
        ]
      : [words.noAddress]
  return (
    <address className={own.address}>
      <small>{words.to}</small>
      {rows.filter(Boolean).map((row) => (
        <strong key={row}>{row}</strong>
      ))}
    </address>
  )
}
