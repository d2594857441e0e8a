import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { currencyDigits } from '../../currency-format'
import { WholeNumberInput } from '../../shell/whole-number-input'
import { purchasingTexts } from '../../texts/purchasing'
import { isWrongCost, isWrongQuantity, type LineDraft } from './purchase-lines'

interface Words {
  quantity: string
  quantityOf: (name: string) => string
}

interface Props {
  lines: readonly LineDraft[]
  onChange: (lines: LineDraft[]) => void
  /** The message at a field of the form. */
  errorOf: (field: string, own?: string | false) => string | undefined
  words: Words
  minQuantity: number
  /** Also its cost and day. */
  terms?: {
    currency: string
    costHint?: string
    day: string
    dayOf: (name: string) => string
    costOf: (name: string) => string
  }
  canRemove?: boolean
}

/** The lines of a purchase order with the fields of each. */
export const LineFields = ({ lines, onChange, canRemove = false, ...others }: Props) => (
  <Stack gap="md" role="list">
    {lines.map((line, index) => (
      <Stack key={line.key} gap={4} role="listitem" data-line={line.productId}>
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Text size="sm" fw={600}>
            {line.name}{' '}
            <Text span size="xs" c="dimmed">
              {line.hint}
            </Text>
          </Text>
          {canRemove && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="red"
              flex="none"
              aria-label={purchasingTexts.draft.removeOf(line.name)}
              onClick={() => onChange(lines.toSpliced(index, 1))}
            >
              {purchasingTexts.draft.remove}
            </Button>
          )}
        </Group>
        <Fields
          {...others}
          line={line}
          index={index}
          onChange={(next) => onChange(lines.with(index, { ...line, ...next }))}
        />
      </Stack>
    ))}
  </Stack>
)

interface FieldsProps extends Pick<Props, 'errorOf' | 'words' | 'minQuantity' | 'terms'> {
  line: LineDraft
  index: number
  onChange: (next: Partial<LineDraft>) => void
}

function Fields({ line, index, onChange, errorOf, words, minQuantity, terms }: FieldsProps) {
  const digits = currencyDigits(terms?.currency ?? '')
  return (
    <Group gap="xs" align="flex-start">
      <WholeNumberInput
        w={110}
        label={words.quantity}
        aria-label={words.quantityOf(line.name)}
        min={0}
        value={line.quantity}
        onChange={(quantity) => onChange({ quantity })}
        error={errorOf(
          `lines[${index}].quantity`,
          isWrongQuantity(line, minQuantity) && purchasingTexts.notAQuantity,
        )}
      />
      {terms && (
        <>
          <TextInput
            w={130}
            label={purchasingTexts.costIn(terms.currency)}
            aria-label={terms.costOf(line.name)}
            placeholder={terms.costHint}
            inputMode="decimal"
            autoComplete="off"
            value={line.cost}
            onChange={(event) => onChange({ cost: event.currentTarget.value })}
            error={errorOf(
              `lines[${index}].cost`,
              isWrongCost(line, digits) && purchasingTexts.notACost(digits),
            )}
          />
          <TextInput
            w={160}
            type="date"
            label={terms.day}
            aria-label={terms.dayOf(line.name)}
            value={line.day}
            onChange={(event) => onChange({ day: event.currentTarget.value })}
            error={errorOf(`lines[${index}].expectedAt`)}
          />
        </>
      )}
    </Group>
  )
}
