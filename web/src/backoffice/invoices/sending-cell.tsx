import { Button, Group, Stack, Text } from '@mantine/core'
import { queryClient } from '../../api/query-client'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { invoicesKey, type StaffInvoice, sendDocument } from './invoice-queries'

const words = backofficeTexts.invoices.sending

/** How, when and to whom a document was sent, or why not; and the button that sends it. */
export function SendingCell({ invoice }: { invoice: StaffInvoice }) {
  const { day } = useFormats()
  const { state, way, to, at, error } = invoice.sending ?? unsent
  const isFailed = state === 'failed'
  return (
    <Stack gap={2} maw={280} data-sending={state}>
      <Group gap="xs" justify="space-between">
        <Text span size="sm" fw={invoice.sending ? 500 : 400} c={stateColours[state]}>
          {words.states[state]}
          {at && ` ${day(at)}`}
        </Text>
        <ForRight right="issue-invoices">
          <SendButton invoice={invoice} />
        </ForRight>
      </Group>
      {way && to && (
        // As wide as the column, and never the reason for its width.
        <Text size="sm" c="dimmed" truncate w={0} miw="100%" title={words.to(words.ways[way], to)}>
          {way === 'email' ? to : words.to(words.ways[way], to)}
        </Text>
      )}
      {error && (
        <Text size="sm" c={isFailed ? 'red' : 'dimmed'} style={{ overflowWrap: 'anywhere' }}>
          {error}
        </Text>
      )}
    </Stack>
  )
}

const unsent = { state: 'notSent', way: null, to: null, at: null, error: null } as const
const stateColours = { notSent: 'dimmed', waiting: '', sent: '', delivered: 'green', failed: 'red' } as const

function SendButton({ invoice: { billingId, number, sending } }: { invoice: StaffInvoice }) {
  const command = useCommand(sendDocument, async () => {
    showMessage(words.begun(number))
    await queryClient.invalidateQueries({ queryKey: invoicesKey })
  })
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        flex="none"
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
