import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { config } from '../../config'
import type { Formats } from '../../session/format'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { quotesTexts as words } from '../../texts/quotes'
import { type QuoteAccess, quoteQuery, type SentQuote } from './quote-queries'
import { sumsOf } from './quote-sums'

interface Props {
  quote: SentQuote
  access: QuoteAccess
  format: Formats
}

/** Accept or refuse, or what was answered. */
export function QuoteAnswer({ quote, access, format }: Props) {
  const { state, orderId, allowedActions } = quote
  if (orderId) return <Accepted orderId={orderId} isByLink={access.isByLink} />
  if (state === 'Refused') return <Alert color="blue">{words.refused}</Alert>
  if (!allowedActions.includes('accept')) return null
  return (
    <Stack gap="sm" className="no-print">
      <Accept quote={quote} access={access} format={format} />
      <Refuse access={access} />
    </Stack>
  )
}

const Accepted = ({ orderId, isByLink }: { orderId: string; isByLink: boolean }) => (
  <Alert color="green" role="status">
    <Stack gap="sm" align="flex-start">
      {words.accepted(orderId, config.sendsMail === true)}
      {!isByLink && (
        <ButtonLink size="sm" to="/orders/$orderId" params={{ orderId }}>
          {words.toOrder}
        </ButtonLink>
      )}
    </Stack>
  </Alert>
)

const answered = (access: QuoteAccess) => ({
  onSuccess: (quote: SentQuote) => queryClient.setQueryData(quoteQuery(access).queryKey, quote),
})

function Accept({ quote, access, format }: Props) {
  const { revision, promise, currency, problems } = quote
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const command = useMutation({
    mutationFn: () => access.accept({ revision, promise, name: name.trim() }),
    ...answered(access),
    // A later date or another revision is shown: the next attempt accepts it.
    onError: () => void queryClient.invalidateQueries(quoteQuery(access)),
  })
  const isNamed = !access.isByLink || name.trim() !== ''
  const accept = () => {
    setTried(true)
    if (isNamed) command.mutate()
  }
  return (
    <>
      {access.isByLink && (
        <TextInput
          label={words.name}
          autoComplete="name"
          maxLength={200}
          required
          value={name}
          error={isTried && !isNamed && words.nameMissing}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      {command.error && <Failure error={command.error} />}
      <Button
        size="md"
        mih={44}
        h="auto"
        py={8}
        styles={{ label: { whiteSpace: 'normal' } }}
        onClick={accept}
        loading={command.isPending}
        disabled={problems.length > 0}
      >
        {words.accept(format.money(sumsOf(quote).total, currency))}
      </Button>
      <Text size="xs" c="dimmed">
        {words.acceptHint}
      </Text>
    </>
  )
}

function Refuse({ access }: Pick<Props, 'access'>) {
  const [text, setText] = useState<string>()
  const command = useMutation({ mutationFn: () => access.refuse(text?.trim() || null), ...answered(access) })
  if (text === undefined)
    return (
      <Button variant="subtle" size="sm" onClick={() => setText('')}>
        {words.refuse}
      </Button>
    )
  return (
    <>
      <Textarea
        label={words.refuseReason}
        autosize
        minRows={2}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {command.error && <Failure error={command.error} />}
      <Button variant="outline" color="red" onClick={() => command.mutate()} loading={command.isPending}>
        {words.refuseNow}
      </Button>
    </>
  )
}
