import { Button, Group, Select, SimpleGrid, Stack, Switch, Table, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { receiveTexts, scanTexts } from '../../texts/scanner'
import { ScanNote } from '../scan/scan-note'
import { useNoteSound } from '../scan/use-note-sound'
import { EmptyList } from '../shared/empty-list'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { ScanField } from '../shared/scan-field'
import { type PurchaseOrder, supplyQuery } from '../supply/supply-queries'
import { CountField } from './count-field'
import {
  book,
  isHeld,
  leave,
  type Note,
  nameOf,
  open,
  type Receipt,
  type ReceiveState,
  scan,
  undo,
  withCount,
} from './receive'
import { type Step, useReceive } from './use-receive'

const words = receiveTexts
const { columns } = words
const route = getRouteApi('/backoffice/receive')

interface Props {
  state: ReceiveState
  act: (step: Step) => void
}

export function ReceivePage() {
  const { purchaseOrderId } = route.useSearch()
  const { state, act } = useReceive(purchaseOrderId)
  const [hasSound, setSound] = useNoteSound(state)
  const { note } = state
  const take = (code: string) => act((before) => scan(before, code))
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Switch
          label={scanTexts.sound}
          checked={hasSound}
          onChange={(event) => setSound(event.currentTarget.checked)}
        />
      </PageHead>
      <ScanNote tone={note.tone} label={words.tones[note.tone]} text={textOf(note)} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ScanField size="lg" label={words.field} hint={scanTexts.fieldHint} onScan={take} />
        <OrderChoice onChoose={(order) => act((before) => open(before, order))} />
      </SimpleGrid>
      {state.receipts.length === 0 ? (
        <EmptyList text={words.none} />
      ) : (
        <ReceiptTable state={state} act={act} onScan={take} />
      )}
      <Buttons state={state} act={act} />
      <Booked state={state} />
      <TextLink to="/backoffice/purchase-orders">{words.toSupply}</TextLink>
    </Stack>
  )
}

/** Each text takes the members of its own kind of note. */
function textOf(note: Note): string {
  const say: (note: never) => string = words.notes[note.kind]
  return say(note as never)
}

/** Opens a purchase order without its barcode. */
function OrderChoice({ onChoose }: { onChoose: (order: PurchaseOrder) => void }) {
  const [search, setSearch] = useState('')
  const [wanted] = useDebouncedValue(search, 250)
  const { data } = useInfiniteQuery({
    ...supplyQuery({ search: wanted, sort: 'due' }),
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

function Buttons({ state, act }: Props) {
  const units = state.receipts.reduce((sum, { counted }) => sum + counted, 0)
  return (
    <Group>
      <Button
        size="md"
        loading={isHeld(state) && !state.isLost}
        disabled={units === 0}
        onClick={() => act(book)}
      >
        {state.isLost ? words.bookAgain : words.book(units)}
      </Button>
      <Button
        size="md"
        variant="default"
        disabled={state.before === undefined || isHeld(state)}
        onClick={() => act(undo)}
      >
        {scanTexts.commands.undo}
      </Button>
    </Group>
  )
}

/** The latest ones; the stock has them all. */
const mostBooked = 10

function Booked({ state: { booked } }: { state: ReceiveState }) {
  if (booked.length === 0) return null
  return (
    <Stack gap={4}>
      <Title order={2} size="h5">
        {words.booked}
      </Title>
      {booked.slice(0, mostBooked).map(({ number, orderId, name, quantity }) => (
        <Text key={number} size="sm">
          {words.bookedLine(quantity, name, orderId)}
        </Text>
      ))}
    </Stack>
  )
}
