import { Section } from '../shell/section'
import { texts } from '../texts'
import classes from './order-details.module.css'
import type { Order } from './order-state'
import { referenceFacts } from './reference-facts'

const words = texts.orders

/** The parties, references and notes of an order. */
export function OrderDetails({ order: { parties, references, notes } }: { order: Order }) {
  const facts: [string, string | null | undefined][] = [
    [words.parties.soldTo, parties.soldTo],
    [words.parties.shipTo, parties.shipTo],
    [words.parties.billTo, parties.billTo],
    [words.parties.contactTo, parties.contactTo],
    [words.parties.placedBy, parties.placedBy],
    ...referenceFacts(references),
    [words.message, notes?.messageToSalesDepartment],
  ]
  return (
    <Section title={words.details}>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}
