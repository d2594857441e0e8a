import { Title } from '@mantine/core'

export const WebhookPage = () => <Title order={1}>Webhook</Title>
