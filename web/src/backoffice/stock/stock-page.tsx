import { Title } from '@mantine/core'

export const StockPage = () => <Title order={1}>Stock</Title>
