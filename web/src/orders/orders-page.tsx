import { Title } from '@mantine/core'

export const OrdersPage = () => <Title order={1}>Orders</Title>
