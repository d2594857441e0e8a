import { Title } from '@mantine/core'

export const BuilderPage = () => <Title order={1}>Builder</Title>
