// The statement of an account on paper. On the screen it is hidden; printed, it replaces the page.
import type { Schemas } from '@buildorder/client'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import { PaperCompany } from './paper-company'
import { PaperFacts, PaperTable } from './paper-head'
import classes from './print-sheet.module.css'

const words = texts.orders.statement
const { columns } = words

type Statement = Schemas['AccountStatement']

export function StatementPaper({
  statement: { customerId, name, from, to, openItems, currencies },
}: {
  statement: Statement
}) {
  const { money, day, deliveryDay } = useFormats()
  return (
    <article className={classes.sheet}>
      <PaperCompany />
      <h1>{words.of(name)}</h1>
      <PaperFacts
        facts={[
          [words.account, customerId],
          [words.period, `${day(from)} – ${day(to)}`],
          ...currencies.flatMap(({ currency, open, overdue, onAccount }): [string, string | null][] => [
            [words.open, money(open, currency)],
            [words.overdue, money(overdue, currency)],
            [words.onAccount, onAccount === 0 ? null : money(onAccount, currency)],
          ]),
        ]}
      />
      <h2>{words.openItems}</h2>
      {openItems.length === 0 && <p>{words.nothingOpen}</p>}
      {openItems.length > 0 && (
        <PaperTable heads={[columns.what, words.dueDay, words.open]}>
          {openItems.map(({ billingId, type, number, dueDate, currency, open }) => (
            <tr key={billingId}>
              <td>
                {words.types[type]} {number}
              </td>
              <td>{dueDate && deliveryDay(dueDate)}</td>
              <td>{money(type === 'CreditNote' ? -open : open, currency)}</td>
            </tr>
          ))}
        </PaperTable>
      )}
      {currencies.map(({ currency, opening, closing, entries }) => (
        <section key={currency}>
          <h2>{words.entries(currency)}</h2>
          <PaperTable heads={[columns.day, columns.what, columns.amount, columns.balance]}>
            <BalanceRow label={words.opening} amount={money(opening, currency)} />
            {entries.map(({ at, type, number, amount, balance, receivedOn }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries of the past never change
              <tr key={index}>
                <td>{day(receivedOn ?? at)}</td>
                <td>
                  {words.types[type]} {number}
                </td>
                <td>{money(amount, currency)}</td>
                <td>{money(balance, currency)}</td>
              </tr>
            ))}
            <BalanceRow label={words.closing} amount={money(closing, currency)} />
          </PaperTable>
        </section>
      ))}
    </article>
  )
}

const BalanceRow = ({ label, amount }: { label: string; amount: string }) => (
  <tr>
    <td />
    <td>{label}</td>
    <td />
    <td>{amount}</td>
  </tr>
)
