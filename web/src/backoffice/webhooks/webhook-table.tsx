import { Table, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { ActiveButton } from './active-button'
import { typesText } from './event-types'
import type { Webhook } from './webhook-queries'

const words = backofficeTexts.webhooks
const { columns } = words

export const WebhookTable = ({ webhooks }: { webhooks: Webhook[] }) => (
  <RecordTable
    label={words.title}
    columns={[
      { label: columns.url },
      { label: columns.account },
      { label: columns.types },
      { label: columns.created },
      { label: columns.active },
    ]}
  >
    {webhooks.map((webhook) => (
      <WebhookRow key={webhook.webhookId} webhook={webhook} />
    ))}
  </RecordTable>
)

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { day } = useFormats()
  const { webhookId, url, account, types, createdAt } = webhook
  return (
    <Table.Tr data-webhook={webhookId}>
      <Cell>
        <TextLink to="/backoffice/webhooks/$webhookId" params={{ webhookId }} search={{}}>
          <Text span size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
        </TextLink>
      </Cell>
      <Cell label={columns.account}>{account ?? words.allAccounts}</Cell>
      <Cell label={columns.types}>
        <Text span size="sm">
          {typesText(types, words.typeNames, words.everything)}
        </Text>
      </Cell>
      <Cell label={columns.created} isWhole>
        {day(createdAt)}
      </Cell>
      <Cell label={columns.active} isWhole>
        <ActiveButton webhook={webhook} />
      </Cell>
    </Table.Tr>
  )
}
