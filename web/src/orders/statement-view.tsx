// The statement of an account: what is open, and what changed it; for customers and staff.
import type { Schemas } from '@buildorder/client'
import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { useFormats } from '../session/format'
import { texts } from '../texts'
import { InvoiceDownloads } from './invoice-downloads'
import paper from './print-sheet.module.css'
import { StatementPaper } from './statement-paper'
import classes from './statement-view.module.css'

const words = texts.orders.statement

type Statement = Schemas['AccountStatement']
type OfCurrency = Schemas['CurrencyStatement']
type Document = { billingId: string; orderId: string }

interface Props {
  statement: Statement
  /** Where a document is read. */
  pathOf: (document: Document) => string
}

/** The head of the page is hidden on paper as well: it gets `paper.screen`. */
export function StatementView(props: Props) {
  return (
    <>
      <StatementPaper statement={props.statement} />
      <div className={paper.screen}>
        <OnScreen {...props} />
      </div>
    </>
  )
}

function OnScreen({ statement: { credit, currencies, openItems }, pathOf }: Props) {
  const ofCredit = credit && <CreditSums credit={credit} />
  if (currencies.length === 0)
    return (
      <Stack gap="lg">
        {ofCredit}
        <Text c="dimmed">{words.empty}</Text>
      </Stack>
    )
  return (
    <Stack gap="lg">
      {ofCredit}
      {currencies.map((each) => (
        <Sums key={each.currency} of={each} />
      ))}
      <OpenItems items={openItems} pathOf={pathOf} />
      {currencies.map((each) => (
        <Entries key={each.currency} of={each} />
      ))}
      <Button variant="default" w="fit-content" onClick={() => window.print()}>
        {words.print}
      </Button>
    </Stack>
  )
}

function Sums({ of: { currency, open, overdue, onAccount } }: { of: OfCurrency }) {
  const { money } = useFormats()
  const figures = [
    { label: words.open, amount: open },
    { label: words.overdue, amount: overdue },
    ...(onAccount === 0 ? [] : [{ label: words.onAccount, amount: onAccount }]),
  ]
  return (
    <Group gap="md" data-sums={currency}>
      {figures.map(({ label, amount }) => (
        <Figure key={label} label={label} text={money(amount, currency)} />
      ))}
    </Group>
  )
}

const Figure = ({ label, text }: { label: string; text: string }) => (
  <Paper withBorder p="sm">
    <Text size="sm" c="dimmed">
      {label}
    </Text>
    <Text fw={650} size="lg">
      {text}
    </Text>
  </Paper>
)

/** What can still be ordered, and why. */
function CreditSums({ credit: { currency, limit, open, left } }: { credit: Schemas['Credit'] }) {
  const { money } = useFormats()
  const shown = (amount: number) => money(amount, currency)
  return (
    <Stack gap="xs" data-credit={currency}>
      <Group gap="md">
        <Figure label={words.credit.limit} text={shown(limit)} />
        <Figure label={words.credit.left} text={shown(Math.max(0, left))} />
      </Group>
      <Text size="sm" c={left < 0 ? 'red' : 'dimmed'}>
        {words.credit.used(shown(open))}
      </Text>
    </Stack>
  )
}

function OpenItems({ items, pathOf }: { items: Statement['openItems']; pathOf: Props['pathOf'] }) {
  const { money, deliveryDay } = useFormats()
  return (
    <section aria-labelledby="open-items">
      <Title order={2} size="h4" id="open-items" mb="xs">
        {words.openItems}
      </Title>
      {items.length === 0 && <Text c="dimmed">{words.nothingOpen}</Text>}
      <Stack gap="sm">
        {items.map((item) => (
          <Paper withBorder p="sm" key={item.billingId} data-open={item.number}>
            <Group justify="space-between" gap="xs">
              <div>
                <Text fw={600} size="sm">
                  {words.types[item.type]} {item.number}
                </Text>
                <Text size="sm" c={item.state === 'overdue' ? 'red' : 'dimmed'}>
                  {item.dueDate && `${words.due(deliveryDay(item.dueDate))}, `}
                  {words.states[item.state]}
                </Text>
              </div>
              <Text fw={600}>
                {money(item.type === 'CreditNote' ? -item.open : item.open, item.currency)}
              </Text>
            </Group>
            <InvoiceDownloads of={item} path={pathOf(item)} />
          </Paper>
        ))}
      </Stack>
    </section>
  )
}

function Entries({ of: { currency, opening, closing, entries } }: { of: OfCurrency }) {
  const { money, day } = useFormats()
  const id = `entries-${currency}`
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="xs">
        {words.entries(currency)}
      </Title>
      <Table aria-labelledby={id} className={classes.entries ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th visibleFrom="xs">{words.columns.day}</Table.Th>
            <Table.Th>{words.columns.what}</Table.Th>
            <Table.Th ta="right">{words.columns.amount}</Table.Th>
            <Table.Th ta="right">{words.columns.balance}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <BalanceRow label={words.opening} amount={money(opening, currency)} />
          {entries.map(({ at, type, number, amount, balance, receivedOn }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of the past never change
            <Table.Tr key={index}>
              <Table.Td visibleFrom="xs">{day(receivedOn ?? at)}</Table.Td>
              <Table.Td>
                {words.types[type]} {number}
                <Text size="xs" c="dimmed" hiddenFrom="xs">
                  {day(receivedOn ?? at)}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{money(amount, currency)}</Table.Td>
              <Table.Td ta="right">{money(balance, currency)}</Table.Td>
            </Table.Tr>
          ))}
          <BalanceRow label={words.closing} amount={money(closing, currency)} />
        </Table.Tbody>
      </Table>
    </section>
  )
}

const BalanceRow = ({ label, amount }: { label: string; amount: string }) => (
  <Table.Tr>
    <Table.Td visibleFrom="xs" />
    <Table.Td fw={600}>{label}</Table.Td>
    <Table.Td />
    <Table.Td ta="right" fw={600}>
      {amount}
    </Table.Td>
  </Table.Tr>
)
