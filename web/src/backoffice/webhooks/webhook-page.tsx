import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Facts } from '../shared/facts'
import { PageHead } from '../shared/page-head'
import { ActiveButton } from './active-button'
import { ChangeWebhook } from './change-webhook'
import { DeliveryLog } from './delivery-log'
import { typesText } from './event-types'
import { RotateSecret } from './rotate-secret'
import { type Webhook, webhookQuery } from './webhook-queries'

const words = backofficeTexts.webhooks
const route = getRouteApi('/backoffice/webhooks/$webhookId')

export function WebhookPage() {
  const { webhookId } = route.useParams()
  const { state } = route.useSearch()
  const { data, error, refetch } = useQuery(webhookQuery(webhookId))
  return (
    <Stack>
      <TextLink to="/backoffice/webhooks">{words.back}</TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <WebhookView webhook={data} />}
      {data && <DeliveryLog webhookId={webhookId} state={state} />}
    </Stack>
  )
}

function WebhookView({ webhook }: { webhook: Webhook }) {
  const { moment } = useFormats()
  const { url, account, types, createdAt, webhookId } = webhook
  return (
    <>
      <PageHead title={words.one} beside={<ActiveButton webhook={webhook} />}>
        <ChangeWebhook webhook={webhook} />
        <RotateSecret webhookId={webhookId} />
      </PageHead>
      <Facts
        isWide
        facts={[
          [
            words.columns.url,
            <Text key="url" span size="sm" ff="monospace">
              {url}
            </Text>,
          ],
          [words.columns.account, account ?? words.allAccounts],
          [words.columns.types, typesText(types, words.typeNames, words.everything)],
          [words.columns.created, moment(createdAt)],
        ]}
      />
    </>
  )
}
