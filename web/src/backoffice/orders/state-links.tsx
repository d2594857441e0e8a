import { Box, ScrollArea } from '@mantine/core'
import type { OrderFilter } from '../../orders/order-filter'
import { orderStates } from '../../orders/order-states'
import { ButtonLink } from '../../shell/button-link'
import { backofficeTexts } from '../../texts/backoffice'

const words = backofficeTexts.orders

/** The states as a row of links; each has its own address. */
export function StateLinks({ filter }: { filter: OrderFilter }) {
  const { state: current, ...rest } = filter
  const links = [undefined, ...orderStates].map((state) => ({
    state,
    label: state ? (words.states[state] ?? state) : words.filter.all,
  }))
  return (
    <Box component="nav" aria-label={words.filter.states}>
      <ScrollArea scrollbars="x" type="never" viewportProps={{ tabIndex: -1 }}>
        <Box display="flex" pb={2} style={{ gap: 6 }}>
          {links.map(({ state, label }) => (
            <ButtonLink
              key={label}
              to="/backoffice/orders"
              search={state ? { ...rest, state } : rest}
              size="compact-sm"
              radius="xl"
              px="sm"
              flex="none"
              variant={state === current ? 'filled' : 'default'}
              // The router marks every link to this page as current, whatever its filter.
              activeProps={{ 'aria-current': state === current ? 'page' : undefined }}
            >
              {label}
            </ButtonLink>
          ))}
        </Box>
      </ScrollArea>
    </Box>
  )
}
