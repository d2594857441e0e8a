import { Title } from '@mantine/core'

export const SupplyPage = () => <Title order={1}>Supply</Title>
