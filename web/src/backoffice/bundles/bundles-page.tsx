import { Button, Stack, Table } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { Named } from '../shared/named'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { BundleDialog } from './bundle-dialog'
import { type Bundle, bundlesQuery } from './bundle-queries'

const words = backofficeTexts.bundles
const { columns } = words
const { purposes } = texts.builder.completion
const route = getRouteApi('/backoffice/bundles')

export function BundlesPage() {
  const { search } = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...bundlesQuery(search), placeholderData: keepPreviousData })
  /** Null is a new PC. */
  const [edited, setEdited] = useState<Bundle | null>()
  const bundles = list.data?.pages.flatMap((page) => page.bundles) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <ForRight right="change-products">
          <Button onClick={() => setEdited(null)}>{words.create}</Button>
        </ForRight>
      </PageHead>
      <SearchedList
        list={list}
        isEmpty={bundles.length === 0}
        none={words.none}
        label={words.search}
        placeholder={words.searchHint}
        search={search}
        onSearch={(next) => void navigate({ to: '/backoffice/bundles', search: next, replace: true })}
      >
        <BundleTable bundles={bundles} onChange={setEdited} />
      </SearchedList>
      <BundleDialog edited={edited} onClose={() => setEdited(undefined)} />
    </Stack>
  )
}

interface TableProps {
  bundles: Bundle[]
  onChange: (bundle: Bundle) => void
}

const BundleTable = ({ bundles, onChange }: TableProps) => (
  <RecordTable
    label={words.title}
    columns={[
      { label: columns.pc },
      { label: columns.purpose },
      { label: columns.parts },
      { label: columns.assembly },
      { label: words.state },
      { label: backofficeTexts.actions, isQuiet: true },
    ]}
  >
    {bundles.map((bundle) => (
      <Table.Tr key={bundle.bundleId}>
        <Cell>
          <Named name={bundle.name} id={bundle.bundleId} />
        </Cell>
        <Cell label={columns.purpose}>{bundle.purpose ? purposes[bundle.purpose] : words.anyPurpose}</Cell>
        <Cell label={columns.parts}>{partsOf(bundle)}</Cell>
        <Cell label={columns.assembly}>{bundle.assemblyProductId}</Cell>
        <Cell label={words.state} isWhole>
          {bundle.retired ? words.retired : words.active}
        </Cell>
        <Cell isWhole>
          <ForRight right="change-products">
            {' '}
            <Button
              size="compact-sm"
              variant="default"
              aria-label={words.changeOf(bundle.name)}
              onClick={() => onChange(bundle)}
            >
              {words.change}
            </Button>
          </ForRight>
        </Cell>
      </Table.Tr>
    ))}
  </RecordTable>
)

const partsOf = ({ groups }: Bundle) => {
  const needed = groups.filter(({ min }) => min > 0).length
  return words.parts(needed, groups.length - needed)
}
