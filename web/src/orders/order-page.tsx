import { Title } from '@mantine/core'

export const OrderPage = () => <Title order={1}>Order</Title>
