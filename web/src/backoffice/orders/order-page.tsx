import { Title } from '@mantine/core'

export const AnyOrderPage = () => <Title order={1}>Order</Title>
