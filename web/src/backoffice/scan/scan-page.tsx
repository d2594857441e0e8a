import { Alert, Button, Grid, Group, Paper, Stack, Switch, Table, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { Barcode } from '../../barcode/barcode'
import { useFormats } from '../../session/format'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { scanTexts } from '../../texts/scanner'
import { readReturnId } from '../returns/receive-return'
import { SerialCard } from '../returns/serial-card'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import { isLine, type PackItem } from './packing'
import { type CommandName, commandCodes, type ScanState } from './scan'
import { CodeField, LatestDone, ScannerHead } from './scanner-parts'
import { usePick } from './use-pick'
import { useScan } from './use-scan'

const words = scanTexts

export function ScanPage() {
  const [withSerials, setWithSerials] = useLocalStorage({ key: 'scan.serials', defaultValue: true })
  const { state, take } = useScan(withSerials)
  const { note, packing, lookedUp } = state
  const navigate = useNavigate()
  const read = (code: string) => {
    const returnId = packing ? undefined : readReturnId(code)
    if (returnId) void navigate({ to: '/backoffice/returns/receive', search: { returnId } })
    else take(code)
  }
  return (
    <Stack>
      <ScannerHead
        words={words}
        state={state}
        said={note.kind === 'notShippable' && { state: stateName(note.state) }}
      >
        <Switch
          label={words.withSerials}
          checked={withSerials}
          onChange={(event) => setWithSerials(event.currentTarget.checked)}
        />
      </ScannerHead>
      <CodeField label={words.field} onScan={read} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <PickNotice orderId={packing?.orderId} />
          {lookedUp ? <SerialCard key={lookedUp} serialNumber={lookedUp} /> : <OpenOrder state={state} />}
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <Commands state={state} onCommand={(name) => take(commandCodes[name])} />
            <LatestDone
              title={`${words.shipped} (${state.shipped.length})`}
              done={state.shipped}
              row={({ orderId, deliveryId }) => (
                <TextLink key={deliveryId} to="/backoffice/orders/$orderId" params={{ orderId }}>
                  <Text span ff="monospace" size="sm">
                    {deliveryId}
                  </Text>
                </TextLink>
              )}
            />
          </Stack>
        </Grid.Col>
      </Grid>
    </Stack>
  )
}

const stateName = (state: string) => backofficeTexts.orders.states[state] ?? state

/** A colleague picks the order that is open: it is taken over on purpose, and shipping does not wait for that. */
function PickNotice({ orderId }: { orderId: string | undefined }) {
  const { other, takeOver } = usePick(orderId)
  const { time } = useFormats()
  if (!other) return null
  return (
    <Alert color="orange" role="alert" mb="sm" p="xs">
      <Group justify="space-between">
        <Text size="sm">{words.pickedBy(other.name, time(other.since))}</Text>
        <Button size="compact-sm" variant="default" onClick={takeOver}>
          {words.takeOver}
        </Button>
      </Group>
    </Alert>
  )
}

function OpenOrder({ state: { packing, awaiting } }: { state: ScanState }) {
  if (!packing) {
    return (
      <Paper withBorder p="xl" ta="center">
        <Text c="dimmed">{words.noOrder}</Text>
      </Paper>
    )
  }
  const { orderId, items, later } = packing
  return (
    <Section
      id="open-order"
      title={words.order(orderId)}
      beside={
        <TextLink to="/backoffice/orders/$orderId" params={{ orderId }}>
          {words.openOrder}
        </TextLink>
      }
    >
      <RecordTable
        label={words.order(orderId)}
        columns={[
          { label: words.columns.product },
          { label: words.columns.scanned },
          { label: words.columns.serials },
        ]}
      >
        {items.map((item) => (
          <ItemRow key={item.lineNumber} item={item} isNext={item.lineNumber === awaiting} />
        ))}
      </RecordTable>
      {later > 0 && <Text c="dimmed">{words.later(later)}</Text>}
    </Section>
  )
}

function ItemRow({ item, isNext }: { item: PackItem; isNext: boolean }) {
  const { lineNumber, name, productId, units, wanted } = item
  const isWhole = units.length === wanted && !isNext
  const count = isLine(item) ? words.count : words.partCount
  const serials = units.filter((serial) => serial !== null)
  return (
    <Table.Tr data-line={lineNumber}>
      <Cell>
        <div style={{ paddingInlineStart: isLine(item) ? 0 : 20 }}>
          <Text size={isLine(item) ? 'md' : 'sm'} fw={isLine(item) ? 600 : 400}>
            {name}
          </Text>
          <Text size="xs" c="dimmed">
            {productId}
          </Text>
        </div>
      </Cell>
      <Cell label={words.columns.scanned} isWhole>
        <Text span fw={600} size={isLine(item) ? 'lg' : 'sm'}>
          {count(units.length, wanted)}
        </Text>
        {isWhole && (
          <Text span size="sm">
            {' '}
            ✓ {words.complete}
          </Text>
        )}
      </Cell>
      <Cell label={words.columns.serials}>
        <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {[...serials, ...(isNext ? [words.next] : [])].join(', ') || backofficeTexts.none}
        </Text>
      </Cell>
    </Table.Tr>
  )
}

const shownFor: Record<CommandName, (state: ScanState) => boolean> = {
  undo: ({ before }) => before !== undefined,
  noSerial: ({ awaiting }) => awaiting !== undefined,
  ship: ({ packing, isLost }) => isLost || (packing?.items.some(({ units }) => units.length > 0) ?? false),
  leave: ({ packing, ask }) => packing !== undefined && ask?.kind !== 'ship',
}
const names = Object.keys(shownFor) as CommandName[]

function Commands({ state, onCommand }: { state: ScanState; onCommand: (name: CommandName) => void }) {
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {names.map((name) => (
          <Button
            key={name}
            variant="default"
            size="sm"
            disabled={!shownFor[name](state)}
            onClick={() => onCommand(name)}
          >
            {words.commands[name]}
          </Button>
        ))}
      </Group>
      <details>
        <Text component="summary" size="sm">
          {words.commandCodes}
        </Text>
        <Stack gap="sm" pt="sm">
          {names.map((name) => (
            <div key={name}>
              <Text size="sm">{words.commands[name]}</Text>
              <Barcode text={commandCodes[name]} />
            </div>
          ))}
        </Stack>
      </details>
    </Stack>
  )
}
