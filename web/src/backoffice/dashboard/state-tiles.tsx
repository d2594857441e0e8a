import { SimpleGrid, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { isOrderState } from '../../orders/order-states'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import type { Dashboard } from './dashboard-query'
import styles from './state-tiles.module.css'

const words = backofficeTexts.dashboard

/** The number of orders in each state, linked to the list of these orders. */
export function StateTiles({ states }: { states: Dashboard['states'] }) {
  const { figure } = useFormats()
  return (
    <SimpleGrid
      component="nav"
      aria-label={words.states}
      cols={{ base: 2, xs: 3, sm: 4, lg: 7 }}
      spacing={{ base: 'xs', sm: 'sm' }}
    >
      {states.map(({ state, count }) => (
        <Link
          key={state}
          className={styles.tile}
          to="/backoffice/orders"
          search={isOrderState(state) ? { state } : {}}
        >
          <Text span size="xl" fw={650} className={styles.figure ?? ''}>
            {figure(count)}
          </Text>
          <Text span size="sm" c="dimmed">
            {backofficeTexts.orders.states[state] ?? state}
          </Text>
        </Link>
      ))}
    </SimpleGrid>
  )
}
