import { Button, Checkbox, Group, Stack, Table, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { TextLink } from '../../shell/text-link'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { purchasingTexts } from '../../texts/purchasing'
import { Named } from '../shared/named'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import type { Proposals } from './purchase-queries'
import {
  type Choice,
  type Choices,
  isChosen,
  isWrong,
  type ProposedLine,
  quantityOf,
  totalOf,
} from './to-buy'

const words = purchasingTexts.proposals

type Proposal = Proposals['suppliers'][number]

interface Props {
  proposal: Proposal
  choices: Choices
  mayBuy: boolean
  onChoose: (productIds: string[], choice: Choice) => void
  /** Asks who sells a product. */
  onSeek: (line: ProposedLine) => void
}

/** What to buy from one supplier; or what no supplier sells. */
export function ProposalSection(props: Props) {
  const { supplierId, supplierName, currency, leadTimeDays, lines } = props.proposal
  const { money } = useFormats()
  const total = totalOf(lines, props.choices)
  return (
    <Section
      id={`supplier-${supplierId ?? 'none'}`}
      title={supplierName ?? supplierId ?? words.noSupplier}
      beside={
        <Text size="sm" c="dimmed">
          {[leadTimeDays !== null && words.leadTime(leadTimeDays), total > 0 && money(total, currency)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      }
    >
      {supplierId === null && <Text size="sm">{words.noSupplierHint}</Text>}
      <ProposalTable {...props} />
    </Section>
  )
}

function ProposalTable({ proposal, choices, mayBuy, onChoose, onSeek }: Props) {
  const { supplierId, lines } = proposal
  const name = proposal.supplierName ?? words.noSupplier
  const chosen = lines.filter((line) => isChosen(line, choices)).length
  const all = (
    <Checkbox
      size="sm"
      aria-label={words.chooseAll(name)}
      checked={chosen === lines.length}
      indeterminate={chosen > 0 && chosen < lines.length}
      onChange={() => {
        const isLeft = chosen === lines.length
        onChoose(
          lines.map(({ productId }) => productId),
          { isLeft },
        )
      }}
    />
  )
  return (
    <RecordTable
      label={name}
      columns={[
        {
          label: purchasingTexts.product,
          head: (
            <Group gap="xs" wrap="nowrap">
              {mayBuy && supplierId !== null && all}
              {purchasingTexts.product}
            </Group>
          ),
        },
        { label: words.why },
        { label: purchasingTexts.quantity, isFigure: true },
        { label: purchasingTexts.cost, isFigure: true },
      ]}
    >
      {lines.map((line) => (
        <Table.Tr key={line.productId} data-proposed={line.productId}>
          <Cell>
            <Group gap="xs" wrap="nowrap" align="flex-start">
              {mayBuy && supplierId !== null && (
                <Checkbox
                  size="sm"
                  mt={2}
                  aria-label={words.choose(line.productName)}
                  checked={isChosen(line, choices)}
                  onChange={(event) => onChoose([line.productId], { isLeft: !event.currentTarget.checked })}
                />
              )}
              <Named name={line.productName} id={line.partNumber ?? line.productId} />
            </Group>
          </Cell>
          <Cell label={words.why}>
            <Why line={line} />
          </Cell>
          <Cell label={purchasingTexts.quantity} isFigure>
            {mayBuy && supplierId !== null ? (
              <WholeNumberInput
                w={90}
                ml={{ base: 0, sm: 'auto' }}
                aria-label={words.quantityOf(line.productName)}
                min={0}
                value={quantityOf(line, choices)}
                onChange={(quantity) => onChoose([line.productId], { quantity })}
                error={isWrong(line, choices)}
              />
            ) : (
              line.quantity
            )}
          </Cell>
          <Cell label={purchasingTexts.cost} isFigure>
            <Cost line={line} proposal={proposal} choices={choices} />
            {mayBuy && supplierId === null && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.addSupplierOf(line.productName)}
                onClick={() => onSeek(line)}
              >
                {words.addSupplier}
              </Button>
            )}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}

/** Per unit, and below it for the quantity. */
function Cost({ line, proposal, choices }: { line: ProposedLine } & Pick<Props, 'proposal' | 'choices'>) {
  const { money } = useFormats()
  if (proposal.supplierId === null) return null
  if (line.cost === null) return '—'
  return (
    <div>
      {money(line.cost, proposal.currency)}
      <Text size="xs" c="dimmed">
        {isChosen(line, choices) && money(totalOf([line], choices), proposal.currency)}
      </Text>
    </div>
  )
}

function Why({ line: { productId, reason } }: { line: ProposedLine }) {
  const { backOrdered, minimumStock, free, ordered, drafted, minimumQuantity, discontinued } = reason
  const maySeeOrders = useMay('see-orders')
  const waiting = words.waiting(backOrdered)
  const coming = words.coming(ordered, drafted)
  return (
    <Stack gap={0}>
      {backOrdered > 0 &&
        (maySeeOrders ? (
          <TextLink to="/backoffice/orders" search={{ search: productId }} size="sm" w="fit-content">
            {waiting}
          </TextLink>
        ) : (
          <Text size="sm">{waiting}</Text>
        ))}
      {minimumStock > 0 && <Text size="sm">{words.belowMinimum(minimumStock, free)}</Text>}
      {[coming, minimumQuantity > 1 && words.fewest(minimumQuantity), discontinued && words.discontinued]
        .filter(Boolean)
        .map((text) => (
          <Text key={String(text)} size="xs" c="dimmed">
            {text}
          </Text>
        ))}
    </Stack>
  )
}
