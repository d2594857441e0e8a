import { Button, Text } from '@mantine/core'
import { queryClient } from '../../api/query-client'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { invoicesKey, type StaffInvoice, sendDocument } from './invoice-queries'

const words = backofficeTexts.invoices.sending

/** How, when and to whom a document was sent, or why not. */
export function SendingState({ sending }: { sending: StaffInvoice['sending'] }) {
  const { moment } = useFormats()
  if (sending === null)
    return (
      <Text span size="sm" c="dimmed">
        {words.states.notSent}
      </Text>
    )
  const { state, way, to, at, error } = sending
  return (
    <Text component="div" size="sm" maw={260} style={{ overflowWrap: 'anywhere' }} data-sending={state}>
      <Text span size="sm" {...(state === 'failed' && { c: 'red' })} fw={500}>
        {words.states[state]}
      </Text>{' '}
      <Text span size="sm" c="dimmed">
        {moment(at)} {way && words.to(words.ways[way], to)}
      </Text>
      {error && (
        <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
          {error}
        </Text>
      )}
    </Text>
  )
}

export function SendButton({ invoice: { billingId, number, sending } }: { invoice: StaffInvoice }) {
  const command = useCommand(sendDocument, async () => {
    showMessage(words.begun(number))
    await queryClient.invalidateQueries({ queryKey: invoicesKey })
  })
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={command.isPending}
        aria-label={sending ? words.againOf(number) : words.sendOf(number)}
        onClick={() => command.mutate(billingId)}
      >
        {sending ? words.again : words.send}
      </Button>
      {command.error && <Refusal error={command.error} />}
    </>
  )
}
