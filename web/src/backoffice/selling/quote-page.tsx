import { Button, CopyButton, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { queryClient } from '../../api/query-client'
import { QuoteBadge } from '../../checkout/quotes/quote-badge'
import { sumsOf } from '../../checkout/quotes/quote-sums'
import { SentGoods } from '../../checkout/quotes/quote-view'
import { validityOf } from '../../checkout/quotes/validity'
import { basePath, config } from '../../config'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { dayOf, startOf } from '../../shell/days'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { quotesTexts } from '../../texts/quotes'
import { accountQuery } from '../admin/admin-queries'
import { Confirmation } from '../shared/confirmation'
import { PageHead } from '../shared/page-head'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { Composer, type Composing, useComposing } from './composer'
import { type Content, type Customer, contentOf, emptyContent } from './content'
import {
  acceptQuote,
  type Quote,
  quoteChanged,
  quoteQuery,
  saveQuote,
  sendQuote,
  withdrawQuote,
} from './quote-queries'

const words = backofficeTexts.selling.quotes
const route = getRouteApi('/backoffice/quotes/$quoteId')
const newRoute = getRouteApi('/backoffice/quotes/new')

export function NewQuotePage() {
  const { customerId } = newRoute.useSearch()
  const isNamed = customerId !== undefined
  const { data, error, refetch } = useQuery({ ...accountQuery(customerId ?? ''), enabled: isNamed })
  return (
    <Stack>
      <TextLink to="/backoffice/quotes">{quotesTexts.back}</TextLink>
      <PageHead title={words.create} intro={words.createIntro} />
      {error && <Failure error={error} onRetry={refetch} />}
      {isNamed && !data ? (
        !error && <PageWaiting />
      ) : (
        <QuoteForm {...(data && { customer: { customerId: data.customerId, name: data.name } })} />
      )}
    </Stack>
  )
}

export function QuotePage() {
  const { quoteId } = route.useParams()
  const { data, error, refetch } = useQuery(quoteQuery(quoteId))
  return (
    <Stack>
      <TextLink to="/backoffice/quotes">{quotesTexts.back}</TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <QuoteView key={quoteId} quote={data} />}
    </Stack>
  )
}

function QuoteView({ quote }: { quote: Quote }) {
  const format = useFormats()
  const { moment } = format
  const { quoteId, state, validUntil, orderId, link, steps, customerId, sent } = quote
  // A form with changes stays when somebody else changes the quote: saving it is refused then.
  const [edited, setEdited] = useState<Quote>()
  const shown = edited ?? quote
  const { data: account } = useQuery(accountQuery(customerId))
  const mayChange = useMay('order-for-customers') && quote.allowedActions.includes('change')
  return (
    <>
      <PageHead
        title={quotesTexts.one(quoteId)}
        intro={quotesTexts.validUntil(validityOf(validUntil, format))}
        beside={<QuoteBadge state={state} />}
      >
        {orderId && (
          <ButtonLink to="/backoffice/orders/$orderId" params={{ orderId }}>
            {words.toOrder(orderId)}
          </ButtonLink>
        )}
        <QuoteActions quote={quote} isEdited={edited !== undefined} />
      </PageHead>
      {link && <CustomerLink link={link} />}
      {mayChange ? (
        <QuoteForm
          key={shown.version}
          quote={shown}
          customer={{ customerId, name: account?.name ?? customerId }}
          onEdit={(isEdited) => setEdited(isEdited ? shown : undefined)}
        />
      ) : (
        sent && <SentGoods quote={sent} format={format} />
      )}
      <Section id="history" title={words.history}>
        {steps.map(({ at, action, actor, text }) => (
          <Text key={at + action} size="sm">
            {moment(at)} · {words.steps[action] ?? action} · {actor}
            {text && ` · ${text}`}
          </Text>
        ))}
      </Section>
    </>
  )
}

function QuoteActions({ quote, isEdited }: { quote: Quote; isEdited: boolean }) {
  const { quoteId, allowedActions, revision } = quote
  const format = useFormats()
  const mayAct = useMay('order-for-customers')
  const send = useCommand(sendQuote, async (changed) => {
    showMessage(words.sent(quoteId, config.sendsMail === true))
    await quoteChanged(changed)
  })
  const withdraw = useCommand(withdrawQuote, quoteChanged)
  const accept = useCommand(acceptQuote, quoteChanged)
  const isUnsaved = isEdited && (allowedActions.includes('send') || allowedActions.includes('accept'))
  const may = (action: string) => mayAct && allowedActions.includes(action)
  // Another price, date or version is shown: the next attempt is about that.
  const again = { onError: () => void queryClient.invalidateQueries(quoteQuery(quoteId)) }
  const refusal = send.error ?? withdraw.error ?? accept.error
  const [asked, setAsked] = useState<'withdraw' | 'accept'>()
  const total = quote.sent && format.money(sumsOf(quote.sent).total, quote.sent.currency)
  return (
    <>
      {refusal && <Refusal error={refusal} />}
      {mayAct && isUnsaved && <Text size="sm">{words.saveFirst}</Text>}
      {may('withdraw') && (
        <Button
          variant="outline"
          color="red"
          loading={withdraw.isPending}
          onClick={() => setAsked('withdraw')}
        >
          {words.withdraw}
        </Button>
      )}
      {may('accept') && (
        <Button
          variant="default"
          disabled={isEdited}
          loading={accept.isPending}
          onClick={() => setAsked('accept')}
        >
          {words.accept}
        </Button>
      )}
      {may('send') && (
        <Button disabled={isEdited} loading={send.isPending} onClick={() => send.mutate(quote, again)}>
          {revision === 0 ? words.send : words.sendAgain}
        </Button>
      )}
      {asked === 'withdraw' && (
        <Confirmation
          title={words.withdrawTitle(quoteId)}
          hint={words.withdrawHint}
          submit={words.withdraw}
          onConfirm={() => withdraw.mutate(quoteId)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'accept' && (
        <Confirmation
          title={words.acceptTitle(quoteId)}
          hint={words.acceptHint(total ?? '')}
          submit={words.accept}
          onConfirm={() => accept.mutate(quote, again)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** For a customer who has not got the email. */
function CustomerLink({ link }: { link: string }) {
  const address = `${window.location.origin}${basePath}/${link}`
  return (
    <Group gap="sm">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }} data-quote-link>
        {words.link} {address}
      </Text>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="default" onClick={copy}>
            {copied ? backofficeTexts.secret.copied : backofficeTexts.secret.copy}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

/** What of a quote an order does not have. The day is the last one on which it can be accepted. */
interface Terms {
  lastDay: string
  message: string
}

const inTwoWeeks = () => dayOf(new Date(Date.now() + 14 * 86_400_000).toISOString())

interface FormProps {
  quote?: Quote
  customer?: Customer
  /** Called with whether it has changes that are not saved. */
  onEdit?: (isEdited: boolean) => void
}

function QuoteForm({ quote, customer, onEdit }: FormProps) {
  const [initial] = useState<Content>(() =>
    quote && customer ? contentOf(quote.content, quote.priced, customer) : emptyContent(customer),
  )
  const composing = useComposing(initial)
  const [terms, setTerms] = useState<Terms>(() => ({
    lastDay: quote ? dayOf(new Date(Date.parse(quote.content.validUntil) - 1).toISOString()) : inTwoWeeks(),
    message: quote?.content.message ?? '',
  }))
  const text = JSON.stringify([composing.content, terms])
  const [saved] = useState(text)
  const isEdited = text !== saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change is told.
  useEffect(() => onEdit?.(isEdited), [isEdited])
  return (
    <Composer composing={composing} isFixed={quote !== undefined}>
      <TextInput
        type="date"
        label={words.lastDay}
        value={terms.lastDay}
        onChange={({ currentTarget }) => setTerms({ ...terms, lastDay: currentTarget.value })}
      />
      <Textarea
        label={words.message}
        autosize
        minRows={2}
        maxLength={4000}
        value={terms.message}
        onChange={({ currentTarget }) => setTerms({ ...terms, message: currentTarget.value })}
      />
      <Save composing={composing} quote={quote} terms={terms} onSaved={() => onEdit?.(false)} />
    </Composer>
  )
}

interface SaveProps {
  composing: Composing
  quote: Quote | undefined
  terms: Terms
  onSaved: () => void
}

function Save({ composing, quote, terms, onSaved }: SaveProps) {
  const { body, option, isCurrent, error, refetch } = composing
  const navigate = useNavigate()
  const save = useCommand(saveQuote, async (saved) => {
    showMessage(words.saved(saved.quoteId))
    onSaved()
    await quoteChanged(saved)
    if (!quote) await navigate({ to: '/backoffice/quotes/$quoteId', params: { quoteId: saved.quoteId } })
  })
  return (
    <>
      {error && <Failure error={error} onRetry={refetch} />}
      {save.error && <Refusal error={save.error} />}
      <Button
        variant={quote ? 'default' : 'filled'}
        disabled={!body || !isCurrent || terms.lastDay === ''}
        loading={save.isPending}
        onClick={() =>
          body &&
          save.mutate({
            quote,
            body: {
              ...body,
              deliveryOptionId: option?.deliveryOptionId ?? null,
              validUntil: startOf(terms.lastDay, 1),
              message: terms.message.trim() || null,
            },
          })
        }
      >
        {words.save}
      </Button>
    </>
  )
}
