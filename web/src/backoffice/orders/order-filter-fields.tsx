import { Button, Grid, NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type OrderFilter, readOrderFilter } from '../../orders/order-filter'
import { DayField } from '../../shell/day-field'
import { SearchField } from '../../shell/search-field'
import { backofficeTexts } from '../../texts/backoffice'

const words = backofficeTexts.orders.filter

/** Every field writes to the address, so that a view can be bookmarked and shared. */
interface Props {
  filter: OrderFilter
  /** The carriers of the work queue, with their orders. */
  carriers: { carrier: string; name: string; orders: number }[]
}

export function OrderFilterFields({ filter, carriers }: Props) {
  const navigate = useNavigate()
  const change = (next: Partial<OrderFilter>) =>
    navigate({
      to: '/backoffice/orders',
      search: (before) => readOrderFilter({ ...before, ...next }),
      replace: true,
    })
  const { state: _, sort, ...fields } = filter
  return (
    <Grid gap="sm" align="flex-end">
      <Grid.Col span={{ base: 12, sm: 6, md: 4 }}>
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={filter.search}
          // A search covers all states: it must find an order in any state.
          onSearch={(search) => change(search ? { search, state: undefined } : { search })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6, md: 2 }}>
        <SearchField
          label={words.account}
          value={filter.account}
          onSearch={(account) => change({ account })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 6, sm: 3, md: 2 }}>
        <DayField label={words.from} value={filter.from} onChange={(from) => change({ from })} />
      </Grid.Col>
      <Grid.Col span={{ base: 6, sm: 3, md: 2 }}>
        <DayField label={words.to} value={filter.to} onChange={(to) => change({ to })} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6, md: 3 }}>
        <NativeSelect
          label={words.sort}
          value={sort ?? ''}
          data={[
            { value: '', label: words.newest },
            { value: 'oldest', label: words.oldest },
            { value: 'promise', label: words.promise },
          ]}
          onChange={(event) => {
            const next = event.currentTarget.value
            void change(
              next === 'promise'
                ? { sort: next }
                : { sort: next === 'oldest' ? next : undefined, carrier: undefined },
            )
          }}
        />
      </Grid.Col>
      {carriers.length > 0 && (
        <Grid.Col span={{ base: 12, sm: 6, md: 3 }}>
          <NativeSelect
            label={words.carrier}
            value={filter.carrier ?? ''}
            data={[
              { value: '', label: words.anyCarrier },
              ...carriers.map(({ carrier, name, orders }) => ({
                value: carrier,
                label: words.carrierCount(name, orders),
              })),
            ]}
            onChange={(event) => change({ carrier: event.currentTarget.value || undefined })}
          />
        </Grid.Col>
      )}
      {Object.keys(fields).length > 0 && (
        <Grid.Col span="content">
          <Button
            variant="subtle"
            onClick={() =>
              change({
                search: undefined,
                account: undefined,
                from: undefined,
                to: undefined,
                carrier: undefined,
              })
            }
          >
            {words.clear}
          </Button>
        </Grid.Col>
      )}
    </Grid>
  )
}
