import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { EmptyList } from '../shared/empty-list'
import { PageHead } from '../shared/page-head'
import { CreateWebhookDialog } from './create-webhook-dialog'
import { webhooksQuery } from './webhook-queries'
import { WebhookTable } from './webhook-table'

const words = backofficeTexts.webhooks

export function WebhooksPage() {
  const { data, error, isPending, refetch } = useQuery(webhooksQuery)
  const [isCreating, setCreating] = useState(false)
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Button onClick={() => setCreating(true)}>{words.create}</Button>
      </PageHead>
      {error && <Failure error={error} onRetry={refetch} />}
      {isPending && <PageWaiting />}
      {data?.webhooks.length === 0 && <EmptyList text={words.none} />}
      {data && data.webhooks.length > 0 && <WebhookTable webhooks={data.webhooks} />}
      <CreateWebhookDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </Stack>
  )
}
