import { SimpleGrid, TextInput, Title } from '@mantine/core'
import { currencyDigits } from '../../currency-format'
import { backofficeTexts } from '../../texts/backoffice'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { readAmount } from './amount'
import { fieldOfMoment, momentOfField } from './moment-field'
import { setPrices } from './price-commands'
import { allPrices, type PriceRule } from './price-queries'

const words = backofficeTexts.prices
const { ruleFields: labels } = words

export interface RulesOf {
  priceList: string
  currency: string
  productId: string
  rules: PriceRule[]
}

interface Props extends RulesOf {
  /** Null is a new one. */
  edited: PriceRule | null
  onDone: () => void
}

/** Adds or changes a volume or dated price. */
export function RuleForm({ priceList, currency, productId, rules, edited, onDone }: Props) {
  const digits = currencyDigits(currency)
  const others = rules.filter((rule) => rule !== edited)
  const form = useRecordForm({
    initial: () => ({
      minQuantity: String(edited?.minQuantity ?? 10),
      net: String(edited?.net ?? ''),
      validFrom: fieldOfMoment(edited?.validFrom ?? null),
      validUntil: fieldOfMoment(edited?.validUntil ?? null),
    }),
    read: ({ minQuantity, net, validFrom, validUntil }) => ({
      minQuantity: Number(minQuantity),
      net: readAmount(net, digits) ?? 0,
      validFrom: momentOfField(validFrom, edited?.validFrom ?? null),
      validUntil: momentOfField(validUntil, edited?.validUntil ?? null),
    }),
    send: (rule, key) =>
      setPrices(priceList, productId, { rules: [...others, rule], rulesBefore: rules }, key),
    // The edited rule is sent last.
    path: `rules[${others.length}].`,
    changes: [allPrices(priceList).queryKey],
    said: () => words.rulesSaved,
    onDone,
  })
  const { minQuantity, net } = form.draft
  const moment = { type: 'datetime-local', description: words.datesHint } as const
  return (
    <RecordForm form={form} submit={backofficeTexts.save} onCancel={onDone}>
      <Title order={3} size="h5">
        {edited ? words.changeRuleTitle : words.addRuleTitle}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={labels.minQuantity}
          inputMode="numeric"
          {...form.text(
            'minQuantity',
            !/^\d{1,9}$/.test(minQuantity.trim()) && backofficeTexts.edit.notWhole,
          )}
          data-autofocus
        />
        <TextInput
          label={labels.net(currency)}
          inputMode="decimal"
          {...form.text('net', readAmount(net, digits) === undefined && words.notAPrice(digits))}
        />
        <TextInput label={labels.validFrom} {...moment} {...form.text('validFrom')} />
        <TextInput label={labels.validUntil} {...moment} {...form.text('validUntil')} />
      </SimpleGrid>
    </RecordForm>
  )
}
