import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { currencyDigits } from '../../currency-format'
import { useFormats } from '../../session/format'
import { useMay } from '../../session/me'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { backofficeTexts } from '../../texts/backoffice'
import { readAmount } from '../prices/amount'
import { Section } from '../shared/section'
import { type Content, type GoodsLine, newLine } from './content'
import { FoundField } from './found-field'
import type { Priced } from './selling-queries'

const words = backofficeTexts.selling.goods
export const goodsId = 'selling-goods'
const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

interface Props {
  content: Content
  priced: Priced | undefined
  currency: string
  onChange: (lines: GoodsLine[]) => void
}

/** Lines of goods. A product is added by its name, then its quantity is typed, and Enter leads back to the next product. */
export function Goods({ content: { lines }, priced, currency, onChange }: Props) {
  const change = (key: number, next: Partial<GoodsLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...next } : line)))
  return (
    <Section id="goods" title={words.title}>
      {lines.map((line, index) => (
        <Line
          key={line.key}
          line={line}
          priced={priced?.orderLines[index]}
          currency={currency}
          onChange={(next) => change(line.key, next)}
          onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <FoundField
        id={goodsId}
        words={words}
        choicesOf={({ products }, query) =>
          isId(query)
            ? [{ value: query, label: words.pc(query) }]
            : products.map(({ productId, name }) => ({ value: productId, label: name }))
        }
        onChoose={({ value, label }) =>
          onChange([
            ...lines,
            newLine({
              materialId: { type: isId(value) ? 'PcConfiguration' : 'MaterialNumber', value },
              name: label,
            }),
          ])
        }
      />
    </Section>
  )
}

interface LineProps {
  line: GoodsLine
  priced: Priced['orderLines'][number] | undefined
  currency: string
  onChange: (next: Partial<GoodsLine>) => void
  onRemove: () => void
}

function Line({ line, priced, currency, onChange, onRemove }: LineProps) {
  const { money } = useFormats()
  const { key, name, quantity, net, materialId } = line
  const maySet = useMay('set-line-prices')
  const mayPrice = maySet && materialId.type !== 'PcConfiguration'
  const id = `selling-price-${key}`
  const listed = priced?.unitPrice
  const setByHand = () => {
    onChange({ net: listed ? String(listed.net) : '' })
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  return (
    <Stack gap="xs" data-line={materialId.value}>
      <Group gap="sm" align="center">
        <WholeNumberInput
          w={88}
          min={1}
          aria-label={words.quantity(name)}
          value={quantity}
          onChange={(typed) => onChange({ quantity: typed })}
          hideControls
          autoFocus={line.isAdded}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            document.getElementById(goodsId)?.focus()
          }}
        />
        <div style={{ flex: '1 1 10rem', minWidth: 0 }}>
          <Text fw={600}>{priced?.name ?? name}</Text>
          <Text size="sm" c="dimmed">
            {listed ? words.each(money(listed.net, currency)) : words.noPrice}
          </Text>
        </div>
        {mayPrice && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={net === undefined ? words.byHandOf(name) : words.byListOf(name)}
            onClick={net === undefined ? setByHand : () => onChange({ net: undefined })}
          >
            {net === undefined ? words.byHand : words.byList}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" aria-label={words.removeOf(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      </Group>
      {net !== undefined && (
        <PriceByHand
          id={id}
          line={{ ...line, net }}
          currency={currency}
          isReadOnly={!maySet}
          onChange={onChange}
        />
      )}
    </Stack>
  )
}

interface PriceProps extends Pick<LineProps, 'currency' | 'onChange'> {
  id: string
  line: GoodsLine & { net: string }
  isReadOnly: boolean
}

const PriceByHand = ({ id, line: { name, net, reason }, currency, isReadOnly, onChange }: PriceProps) => (
  <Group gap="sm" align="flex-start">
    <TextInput
      id={id}
      w={140}
      inputMode="decimal"
      readOnly={isReadOnly}
      aria-label={words.price(name, currency)}
      value={net}
      error={net !== '' && readAmount(net, currencyDigits(currency)) === undefined && words.priceWrong}
      onChange={({ currentTarget }) => onChange({ net: currentTarget.value })}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <TextInput
      flex={1}
      miw={200}
      maxLength={255}
      readOnly={isReadOnly}
      aria-label={words.reason(name)}
      placeholder={words.reasonHint}
      value={reason}
      onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
    />
  </Group>
)
