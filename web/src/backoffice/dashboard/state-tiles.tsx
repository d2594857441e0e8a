import { isOrderState } from '../../orders/order-states'
import { backofficeTexts } from '../../texts/backoffice'
import type { Dashboard } from './dashboard-query'
import { Tiles } from './tiles'

const words = backofficeTexts.dashboard

/** The number of orders in each state, linked to the list of these orders. */
export const StateTiles = ({ states }: { states: Dashboard['states'] }) => (
  <Tiles
    label={words.states}
    tiles={states.map(({ state, count }) => ({
      key: state,
      count,
      label: backofficeTexts.orders.states[state] ?? state,
      link: { to: '/backoffice/orders', search: isOrderState(state) ? { state } : {} },
    }))}
  />
)
