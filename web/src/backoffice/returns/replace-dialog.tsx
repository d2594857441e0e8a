// Replacing received units: what would be ordered, whether it is in stock, and when it arrives.
import { Alert, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { availabilityInWords } from '../../cart/availability'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { FormButtons } from '../shared/form-buttons'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { offerQuery, type ReplacementOffer, replaceUnits, returnChanged } from './return-queries'

const words = backofficeTexts.returns.replace

interface Props {
  returnId: string
  isOpen: boolean
  onClose: () => void
}

export const ReplaceDialog = ({ returnId, isOpen, onClose }: Props) => (
  <Dialog isOpen={isOpen} title={words.title(returnId)} size="md" onClose={onClose}>
    <Offer returnId={returnId} onDone={onClose} />
  </Dialog>
)

interface OfferProps {
  returnId: string
  onDone: () => void
}

function Offer({ returnId, onDone }: OfferProps) {
  const { data, error, refetch, isFetching } = useQuery(offerQuery(returnId))
  if (isFetching && !data) return <PageWaiting />
  if (!data) return <Failure error={error} onRetry={refetch} />
  return <ReplaceForm returnId={returnId} offer={data} onDone={onDone} />
}

function ReplaceForm({ returnId, offer, onDone }: OfferProps & { offer: ReplacementOffer }) {
  const days = useFormats()
  const { orderId, lines, deliveryOption, problems } = offer
  const [typed, setTyped] = useState<Record<number, TypedNumber>>({})
  const unitsOf = ({ line, quantity }: ReplacementOffer['lines'][number]) =>
    wholeNumber(typed[line] ?? quantity) ?? 0
  const wanted = lines
    .map((each) => ({ line: each.line, quantity: unitsOf(each) }))
    .filter(({ quantity }) => quantity > 0)
  const command = useCommand(replaceUnits, async (changed) => {
    showMessage(backofficeTexts.returns.done.replace(returnId))
    onDone()
    await returnChanged(changed)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted.length > 0 && !command.isPending) command.mutate({ returnId, lines: wanted })
  }
  const date = deliveryOption?.estimatedDeliveryDate
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm">{words.hint(orderId)}</Text>
        {lines.map((each) => (
          <WholeNumberInput
            key={each.line}
            label={words.quantity(each.name)}
            description={availabilityInWords(each, days) ?? ''}
            min={0}
            max={each.quantity}
            clampBehavior="strict"
            value={typed[each.line] ?? each.quantity}
            onChange={(units) => setTyped((before) => ({ ...before, [each.line]: units }))}
          />
        ))}
        <Text size="sm">
          {deliveryOption && words.delivery(deliveryOption.name, date ? days.deliveryDay(date) : undefined)}
        </Text>
        {problems.length > 0 && (
          <Alert color="red" title={words.notPossible}>
            {problems.map(({ fieldName, message }) => (
              <Text size="sm" key={fieldName + message}>
                {message}
              </Text>
            ))}
          </Alert>
        )}
        {command.error && <Refusal error={command.error} />}
        <FormButtons
          submit={words.submit}
          isPending={command.isPending}
          isDisabled={wanted.length === 0}
          onCancel={onDone}
        />
      </Stack>
    </form>
  )
}
