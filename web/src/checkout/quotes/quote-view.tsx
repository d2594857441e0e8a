import { Alert, Button, Grid, Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { availabilityInWords } from '../../cart/availability'
import { LineTree } from '../../lines/line-tree'
import { Totals } from '../../lines/totals'
import { PostalAddress } from '../../orders/postal-address'
import paper from '../../orders/print-sheet.module.css'
import type { Formats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { Section } from '../../shell/section'
import { useTitle } from '../../shell/use-title'
import { texts } from '../../texts'
import { quotesTexts as words } from '../../texts/quotes'
import { treeOfQuote } from '../quote'
import { QuoteAnswer } from './quote-answer'
import { QuoteBadge } from './quote-badge'
import { QuotePaper } from './quote-paper'
import { type QuoteAccess, quoteQuery, type SentQuote } from './quote-queries'
import { arrivalOf, sumsOf } from './quote-sums'
import { validityOf } from './validity'

interface Props {
  access: QuoteAccess
  format: Formats
}

/** A quote as the customer was sent it, and how to answer it. */
export function QuoteView({ access, format }: Props) {
  const { data, error, refetch } = useQuery(quoteQuery(access))
  useTitle(data ? words.one(data.quoteId) : words.title)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <PageWaiting />
  return (
    <>
      <QuotePaper quote={data} format={format} />
      <div className={paper.screen ?? ''}>
        <Shown quote={data} access={access} format={format} />
      </div>
    </>
  )
}

function Shown({ quote, access, format }: Props & { quote: SentQuote }) {
  const { quoteId, state, revision, sentAt, validUntil, message } = quote
  return (
    <Stack>
      <Group justify="space-between">
        <div>
          <Group gap="sm">
            <Title order={1}>{words.one(quoteId)}</Title>
            <QuoteBadge state={state} />
          </Group>
          <Text c="dimmed">
            {words.revision(revision, format.moment(sentAt))} ·{' '}
            {words.validUntil(validityOf(validUntil, format))}
          </Text>
        </div>
        <Button variant="default" onClick={() => window.print()}>
          {words.print}
        </Button>
      </Group>
      {message && <Text style={{ whiteSpace: 'pre-wrap' }}>{message}</Text>}
      <SentGoods quote={quote} format={format}>
        <QuoteAnswer quote={quote} access={access} format={format} />
      </SentGoods>
    </Stack>
  )
}

/** Goods, prices and delivery as they were sent. The children are what can be done with it. */
export function SentGoods({
  quote,
  format,
  children,
}: {
  quote: SentQuote
  format: Formats
  children?: ReactNode
}) {
  const { state, currency, problems } = quote
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Section title={words.goods}>
          <LineTree
            label={words.goods}
            currency={currency}
            lines={treeOfQuote(quote.orderLines, (line) => availabilityInWords(line, format))}
          />
        </Section>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Section title={words.delivery}>
          <Text size="sm">{arrivalOf(quote, format)}</Text>
          <PostalAddress label={words.address} address={quote.deliveryAddress} />
          <Sums quote={quote} />
          {problems.length > 0 && state === 'Sent' && (
            <Alert color="red" title={words.problems}>
              <List size="sm">
                {problems.map((problem) => (
                  <List.Item key={problem.message}>{problem.message}</List.Item>
                ))}
              </List>
            </Alert>
          )}
          {children}
        </Section>
      </Grid.Col>
    </Grid>
  )
}

function Sums({ quote }: { quote: SentQuote }) {
  const { goods, delivery, total, vat } = sumsOf(quote)
  return (
    <Totals
      rows={[
        { label: texts.checkout.goodsTotal, amount: goods },
        { label: texts.checkout.deliveryTotal, amount: delivery },
      ]}
      total={total}
      vat={vat}
      currency={quote.currency}
    />
  )
}
