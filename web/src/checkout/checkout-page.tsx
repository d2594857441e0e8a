import { Title } from '@mantine/core'

export const CheckoutPage = () => <Title order={1}>Checkout</Title>
