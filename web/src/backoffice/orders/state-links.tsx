import { Box, ScrollArea } from '@mantine/core'
import { ButtonLink } from '../../shell/button-link'
import { texts } from '../../texts'
import type { OrderFilter } from './order-filter'
import { orderStates } from './order-states'

const words = texts.backoffice.orders

/** The states as a row of links; each is an address of its own. */
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
              // The router calls every link to this page the current one, whatever it filters.
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
