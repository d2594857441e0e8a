import { Button, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { carrierTexts } from '../../texts/carriers'
import { Named } from '../shared/named'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { CarrierDialog } from './carrier-dialog'
import { type Carrier, carriersQuery } from './carrier-queries'
import { TrialDialog } from './trial-dialog'
import { weightText } from './weight'

const words = carrierTexts
const { columns } = words
const route = getRouteApi('/backoffice/carriers')

export function CarriersPage() {
  const { search } = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...carriersQuery(search), placeholderData: keepPreviousData })
  /** Null is a new service. */
  const [edited, setEdited] = useState<Carrier | null>()
  const [isTrying, setTrying] = useState(false)
  const carriers = list.data?.pages.flatMap((page) => page.carriers) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Button variant="default" onClick={() => setTrying(true)}>
          {words.trial.open}
        </Button>
        <Button onClick={() => setEdited(null)}>{words.create}</Button>
      </PageHead>
      <SearchedList
        list={list}
        isEmpty={carriers.length === 0}
        none={words.none}
        label={words.search}
        placeholder={words.searchHint}
        search={search}
        onSearch={(next) => void navigate({ to: '/backoffice/carriers', search: next, replace: true })}
      >
        <CarrierTable carriers={carriers} onChange={setEdited} />
      </SearchedList>
      <CarrierDialog edited={edited} onClose={() => setEdited(undefined)} />
      <TrialDialog isOpen={isTrying} example={carriers[0]} onClose={() => setTrying(false)} />
    </Stack>
  )
}

interface TableProps {
  carriers: Carrier[]
  onChange: (carrier: Carrier) => void
}

const CarrierTable = ({ carriers, onChange }: TableProps) => (
  <RecordTable
    label={words.title}
    columns={[
      { label: columns.service },
      { label: columns.countries },
      { label: columns.transit, isFigure: true },
      { label: columns.prices },
      { label: columns.points },
      { label: words.state },
      { label: backofficeTexts.actions, isQuiet: true },
    ]}
  >
    {carriers.map((carrier) => (
      <Table.Tr key={carrier.carrierId}>
        <Cell>
          <Named name={`${carrier.carrier} · ${carrier.name}`} id={carrier.carrierId} />
        </Cell>
        <Cell label={columns.countries}>{carrier.countries.join(', ')}</Cell>
        <Cell label={columns.transit} isFigure>
          {carrier.transitDays}
        </Cell>
        <Cell label={columns.prices}>
          <Bands bands={carrier.bands} />
        </Cell>
        <Cell label={columns.points}>
          {carrier.collectionPoints?.length ? words.points(carrier.collectionPoints.length) : words.door}
        </Cell>
        <Cell label={words.state} isWhole>
          {carrier.retiredAt === null ? words.active : words.retired}
        </Cell>
        <Cell isWhole>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.changeOf(carrier.carrierId)}
            onClick={() => onChange(carrier)}
          >
            {words.change}
          </Button>
        </Cell>
      </Table.Tr>
    ))}
  </RecordTable>
)

function Bands({ bands }: Pick<Carrier, 'bands'>) {
  const formats = useFormats()
  return (
    <div>
      {bands.map(({ maxWeightGrams, prices }) => (
        <Text key={maxWeightGrams} size="sm">
          {words.upTo(
            weightText(maxWeightGrams, formats),
            prices.map(({ currency, net }) => formats.money(net, currency)).join(', '),
          )}
        </Text>
      ))}
    </div>
  )
}
