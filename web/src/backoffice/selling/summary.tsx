import { Alert, List, NativeSelect, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { datedUnits, promiseInWords } from '../../../../src/orders/arrivals.ts'
import { availabilityInWords } from '../../cart/availability'
import { treeOfQuote } from '../../checkout/quote'
import { LineTree } from '../../lines/line-tree'
import { Totals } from '../../lines/totals'
import { type Formats, useFormats } from '../../session/format'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { Section } from '../shared/section'
import type { Priced } from './selling-queries'

const words = backofficeTexts.selling.summary
const checkout = texts.checkout

type Option = Priced['deliveryOptions'][number]

/** The chosen option; otherwise the best one to the door. */
export const optionOf = ({ deliveryOptions }: Priced, id: string | null): Option | undefined =>
  deliveryOptions.find(({ deliveryOptionId }) => deliveryOptionId === id) ??
  deliveryOptions.find(({ collectionPoint }) => collectionPoint === null) ??
  deliveryOptions[0]

const arrivalOf = ({ arrivals, estimatedDeliveryDate }: Option, { deliveryDay }: Formats) =>
  arrivals
    ? checkout.arrivesInParts(promiseInWords(datedUnits(arrivals), deliveryDay))
    : estimatedDeliveryDate
      ? checkout.arrives(deliveryDay(estimatedDeliveryDate))
      : checkout.arrivalUnknown

interface Props {
  priced: Priced | undefined
  /** Whether there are a customer and goods. */
  isBegun: boolean
  isCurrent: boolean
  deliveryOptionId: string | null
  onOption: (id: string) => void
  children: ReactNode
}

/** What the customer pays, when it arrives, and what stands against it; below it what can be done. */
export function Summary({ priced, isBegun, isCurrent, deliveryOptionId, onOption, children }: Props) {
  return (
    <Section id="summary" title={words.title}>
      {priced ? (
        <Sums priced={priced} deliveryOptionId={deliveryOptionId} onOption={onOption} />
      ) : (
        <Text c="dimmed">{isBegun ? words.incomplete : words.begin}</Text>
      )}
      {priced && !isCurrent && (
        <Text size="sm" c="dimmed" role="status">
          {words.old}
        </Text>
      )}
      {children}
    </Section>
  )
}

function Sums({
  priced,
  deliveryOptionId,
  onOption,
}: Pick<Props, 'deliveryOptionId' | 'onOption'> & { priced: Priced }) {
  const formats = useFormats()
  const { currency, orderLines, deliveryOptions, totals, problems } = priced
  const option = optionOf(priced, deliveryOptionId)
  const money = (amount: number) => formats.money(amount, currency)
  return (
    <Stack>
      <LineTree
        label={words.title}
        currency={currency}
        lines={treeOfQuote(orderLines, (line) => availabilityInWords(line, formats))}
      />
      {option && (
        <NativeSelect
          label={words.delivery}
          value={option.deliveryOptionId}
          data={deliveryOptions.map((each) => ({
            value: each.deliveryOptionId,
            label: words.option(each.name, money(each.price.gross), arrivalOf(each, formats)),
          }))}
          onChange={({ currentTarget }) => onOption(currentTarget.value)}
        />
      )}
      {/* A sum without the price of a line would be wrong. */}
      {totals.gross !== null && totals.vat !== null && orderLines.every(({ unitPrice }) => unitPrice) && (
        <Totals
          rows={[
            { label: checkout.goodsTotal, amount: totals.gross },
            ...(option ? [{ label: checkout.deliveryTotal, amount: option.price.gross }] : []),
          ]}
          total={totals.gross + (option?.price.gross ?? 0)}
          vat={totals.vat + (option?.price.vat ?? 0)}
          currency={currency}
        />
      )}
      {problems.length > 0 && (
        <Alert color="red" title={words.problems}>
          <List size="sm">
            {problems.map(({ fieldName, message }) => (
              <List.Item key={`${fieldName} ${message}`}>{message}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </Stack>
  )
}
