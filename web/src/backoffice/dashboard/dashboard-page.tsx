import { Title } from '@mantine/core'

export const DashboardPage = () => <Title order={1}>Dashboard</Title>
