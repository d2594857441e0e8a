import { Button, Grid, NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { DayField } from '../shell/day-field'
import { SearchField } from '../shell/search-field'
import { texts } from '../texts'
import { type OwnOrderFilter, readOwnOrderFilter } from './order-list-filter'
import type { Step } from './order-state'
import { isOrderState, orderStates } from './order-states'

const words = texts.orders.filter

const stepNamed = (state: string) => `${state.charAt(0).toLowerCase()}${state.slice(1)}` as Step
const states = [
  { value: '', label: words.anyState },
  ...orderStates.map((state) => ({ value: state, label: texts.orders.step[stepNamed(state)] })),
]

/** Every field writes to the address, so that a view survives a reload and can be bookmarked. */
export function OrderListFields({ filter }: { filter: OwnOrderFilter }) {
  const navigate = useNavigate()
  const change = (next: Partial<OwnOrderFilter>) =>
    navigate({
      to: '/orders',
      search: (before) => readOwnOrderFilter({ ...before, ...next }),
      replace: true,
    })
  return (
    <Grid gap="sm" align="flex-end" role="search" aria-label={words.label}>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={filter.search}
          onSearch={(search) => change({ search })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 4, md: 2.5 }}>
        <NativeSelect
          label={words.state}
          data={states}
          value={filter.state ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ state: isOrderState(value) ? value : undefined })
          }
        />
      </Grid.Col>
      <Grid.Col span={{ base: 6, sm: 4, md: 2 }}>
        <DayField label={words.from} value={filter.from} onChange={(from) => change({ from })} />
      </Grid.Col>
      <Grid.Col span={{ base: 6, sm: 4, md: 2 }}>
        <DayField label={words.to} value={filter.to} onChange={(to) => change({ to })} />
      </Grid.Col>
      {Object.keys(filter).length > 0 && (
        <Grid.Col span="content">
          <Button
            variant="subtle"
            onClick={() => change({ search: undefined, state: undefined, from: undefined, to: undefined })}
          >
            {words.clear}
          </Button>
        </Grid.Col>
      )}
    </Grid>
  )
}
