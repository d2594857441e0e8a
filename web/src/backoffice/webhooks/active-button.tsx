import { Stack, Switch } from '@mantine/core'
import { queryClient } from '../../api/query-client'
import { backofficeTexts } from '../../texts/backoffice'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { changeWebhook } from './webhook-commands'
import { type Webhook, webhooksKey } from './webhook-queries'

const words = backofficeTexts.webhooks

/** On or off; shows the state of the service, not the requested one. */
export function ActiveButton({ webhook }: { webhook: Webhook }) {
  const { webhookId, url, active } = webhook
  const command = useCommand(
    (isWanted: boolean, key) => changeWebhook(webhookId, { active: isWanted }, key),
    async (_, isWanted) => {
      showMessage(isWanted ? words.switchedOn : words.switchedOff)
      await queryClient.invalidateQueries({ queryKey: webhooksKey })
    },
  )
  return (
    <Stack gap={6}>
      <Switch
        label={active ? words.active : words.off}
        aria-label={`${active ? words.active : words.off}: ${url}`}
        checked={active}
        aria-busy={command.isPending}
        onChange={() => !command.isPending && command.mutate(!active)}
      />
      {command.error && <Refusal error={command.error} onClose={command.reset} />}
    </Stack>
  )
}
