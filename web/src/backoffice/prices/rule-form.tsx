import { SimpleGrid, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { currencyDigits } from '../../currency-format'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { isSame, isStale } from '../shared/edit/lost-update'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { readAmount } from './amount'
import { freeQuestion } from './free-question'
import { fieldOfMoment, momentOfField } from './moment-field'
import { setPrices } from './price-commands'
import { allPrices, type PriceRule, productPricesQuery } from './price-queries'
import { ruleValidity } from './rule-validity'

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
  const { money, moment: momentText } = useFormats()
  const digits = currencyDigits(currency)
  /** The rules that the change is based on, and the edited one among them: read again after a lost update. */
  const [base, setBase] = useState({ rules, edited })
  const others = base.rules.filter((rule) => rule !== base.edited)
  /** Takes what another person stored as the new base; returns what to say about it. */
  const rebase = async (): Promise<string> => {
    const stored = await queryClient.fetchQuery(productPricesQuery(priceList, productId))
    const found = stored.rules.find((rule) => edited && isSamePlace(rule, edited)) ?? null
    setBase({ rules: stored.rules, edited: found })
    if (edited && !found) return words.ruleGone
    const isOther = found && !isSame(found, base.edited)
    return words.rulesChanged(
      isOther && words.priceNow(money(found.net, currency), ruleValidity(found, momentText)),
    )
  }
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
    questionOf: ({ net }) => freeQuestion(net),
    send: async (rule, key) => {
      const body = { rules: [...others, rule], rulesBefore: base.rules }
      try {
        await setPrices(priceList, productId, body, key)
      } catch (error) {
        throw isStale(error) ? new Error(await rebase()) : error
      }
    },
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
        {base.edited ? words.changeRuleTitle : words.addRuleTitle}
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

/** No two rules of a product have the same quantity and beginning. */
const isSamePlace = (one: PriceRule, other: PriceRule) =>
  one.minQuantity === other.minQuantity && one.validFrom === other.validFrom
