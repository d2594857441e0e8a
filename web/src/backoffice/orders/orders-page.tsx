import { Title } from '@mantine/core'

export const AllOrdersPage = () => <Title order={1}>Orders</Title>
