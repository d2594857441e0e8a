import { Button, Group, Select, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { receiveTexts } from '../../texts/scanner'
import { BookButtons, CodeField, LatestDone, ScannerHead } from '../scan/scanner-parts'
import type { Step } from '../scan/use-scanner'
import { EmptyList } from '../shared/empty-list'
import { Cell, RecordTable } from '../shared/record-table'
import { type PurchaseOrder, supplyQuery } from '../supply/supply-queries'
import { CountField } from './count-field'
import {
  book,
  isHeld,
  leave,
  nameOf,
  open,
  type Receipt,
  type ReceiveState,
  scan,
  undo,
  withCount,
} from './receive'
import { useReceive } from './use-receive'

const words = receiveTexts
const { columns } = words
const route = getRouteApi('/backoffice/receive')

interface Props {
  state: ReceiveState
  act: (step: Step<ReceiveState>) => void
}

export function ReceivePage() {
  const { purchaseOrderId } = route.useSearch()
  const { state, act } = useReceive(purchaseOrderId)
  const units = state.receipts.reduce((sum, { counted }) => sum + counted, 0)
  const take = (code: string) => act((before) => scan(before, code))
  return (
    <Stack>
      <ScannerHead words={words} state={state} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CodeField label={words.field} onScan={take} />
        <OrderChoice onChoose={(order) => act((before) => open(before, order))} />
      </SimpleGrid>
      {state.receipts.length === 0 ? (
        <EmptyList text={words.none} />
      ) : (
        <ReceiptTable state={state} act={act} onScan={take} />
      )}
      <BookButtons
        words={words}
        state={state}
        isHeld={isHeld(state)}
        units={units}
        onBook={() => act(book)}
        onUndo={() => act(undo)}
      />
      <LatestDone
        title={words.booked}
        done={state.booked}
        row={({ number, orderId, name, quantity }) => (
          <Text key={number} size="sm">
            {words.bookedLine(quantity, name, orderId)}
          </Text>
        )}
      />
      <TextLink to="/backoffice/expected-goods">{words.toSupply}</TextLink>
    </Stack>
  )
}

/** Opens a purchase order without its barcode. */
function OrderChoice({ onChoose }: { onChoose: (order: PurchaseOrder) => void }) {
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 250)
  const { data } = useInfiniteQuery({
    ...supplyQuery({ ...(wanted ? { search: wanted } : {}), sort: 'due' }),
    placeholderData: keepPreviousData,
  })
  const orders = data?.pages[0]?.purchaseOrders.slice(0, mostChoices) ?? []
  return (
    <Select
      size="lg"
      label={words.choose}
      description={words.chooseHint}
      searchable
      // The service has already searched, in more than the names.
      filter={({ options }) => options}
      data={orders.map((order) => ({
        value: order.purchaseOrderId,
        label: words.choice(order.purchaseOrderId, nameOf(order), order.quantity),
      }))}
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      nothingFoundMessage={words.noOrder}
      onChange={(id) => {
        const order = orders.find(({ purchaseOrderId }) => purchaseOrderId === id)
        if (order) onChoose(order)
        setSearch('')
      }}
    />
  )
}
const mostChoices = 20

function ReceiptTable({ state, act, onScan }: Props & { onScan: (code: string) => void }) {
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.product },
        { label: columns.order },
        { label: columns.expected, isFigure: true },
        { label: columns.counted },
        { label: columns.result },
        { label: backofficeTexts.actions, isQuiet: true },
      ]}
    >
      {state.receipts.map((receipt) => (
        <ReceiptRow
          key={receipt.order.purchaseOrderId}
          receipt={receipt}
          isHeld={isHeld(state)}
          act={act}
          onScan={onScan}
        />
      ))}
    </RecordTable>
  )
}

interface RowProps {
  receipt: Receipt
  isHeld: boolean
  act: Props['act']
  onScan: (code: string) => void
}

function ReceiptRow({ receipt: { order, counted }, isHeld: isDisabled, act, onScan }: RowProps) {
  const { purchaseOrderId: id, productId, quantity } = order
  const setCount = (units: number) => act((before) => withCount(before, id, units))
  return (
    <Table.Tr data-receipt={id}>
      <Cell>
        <div>
          <Text fw={600}>{nameOf(order)}</Text>
          <Text size="xs" c="dimmed">
            {productId}
          </Text>
        </div>
      </Cell>
      <Cell label={columns.order}>{id}</Cell>
      <Cell label={columns.expected} isFigure>
        {quantity}
      </Cell>
      <Cell label={columns.counted} isWhole>
        <CountField
          label={words.countOf(id)}
          counted={counted}
          isDisabled={isDisabled}
          onCount={setCount}
          onScan={onScan}
        />
      </Cell>
      <Cell label={columns.result}>
        <Text
          span
          size="sm"
          fw={counted > quantity ? 700 : 400}
          {...(counted > quantity ? { c: 'var(--mantine-color-error)' } : {})}
        >
          {words.result(counted, quantity)}
        </Text>
      </Cell>
      <Cell isWhole>
        <Group gap="xs" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.allOf(id)}
            disabled={isDisabled || counted === quantity}
            onClick={() => setCount(quantity)}
          >
            {words.all}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={words.leaveOf(id)}
            disabled={isDisabled}
            onClick={() => act((before) => leave(before, id))}
          >
            {words.leave}
          </Button>
        </Group>
      </Cell>
    </Table.Tr>
  )
}
