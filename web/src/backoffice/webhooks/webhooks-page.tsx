import { Title } from '@mantine/core'

export const WebhooksPage = () => <Title order={1}>Webhooks</Title>
