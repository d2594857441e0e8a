import { Stack, Table, Text, Title } from '@mantine/core'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { carrierTexts } from '../../texts/carriers'
import { EmptyList } from '../shared/empty-list'
import { Cell, RecordTable } from '../shared/record-table'
import type { TrialResult } from './carrier-queries'
import { weightText } from './weight'

const words = carrierTexts.trial
const { columns } = words

interface Props {
  result: TrialResult
  currency: string
}

export function TrialResultView({ result, currency }: Props) {
  const formats = useFormats()
  const { weightGrams, productsWithoutWeight, deliveryOptions, notOffered } = result
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {words.weighs(weightText(weightGrams, formats))}{' '}
        {productsWithoutWeight.length > 0 && words.withoutWeight(productsWithoutWeight.join(', '))}
      </Text>
      <Title order={3} size="h5">
        {words.offered}
      </Title>
      {deliveryOptions.length === 0 ? (
        <EmptyList text={words.noneOffered} />
      ) : (
        <OptionTable options={deliveryOptions} currency={currency} />
      )}
      {notOffered.length > 0 && (
        <>
          <Title order={3} size="h5">
            {words.notOffered}
          </Title>
          <RecordTable
            label={words.notOffered}
            columns={[{ label: columns.service }, { label: columns.reason }]}
          >
            {notOffered.map(({ carrierId, carrier, name, message }) => (
              <Table.Tr key={carrierId}>
                <Cell>{`${carrier} · ${name}`}</Cell>
                <Cell label={columns.reason}>{message}</Cell>
              </Table.Tr>
            ))}
          </RecordTable>
        </>
      )}
    </Stack>
  )
}

interface OptionProps {
  options: TrialResult['deliveryOptions']
  currency: string
}

function OptionTable({ options, currency }: OptionProps) {
  const { money, deliveryDay } = useFormats()
  return (
    <RecordTable
      label={words.offered}
      columns={[
        { label: columns.service },
        { label: columns.net, isFigure: true },
        { label: columns.gross, isFigure: true },
        { label: columns.arrives },
      ]}
    >
      {options.map(({ deliveryOptionId, carrier, name, price, estimatedDeliveryDate }) => (
        <Table.Tr key={deliveryOptionId}>
          <Cell>{`${carrier} · ${name}`}</Cell>
          <Cell label={columns.net} isFigure>
            {money(price.net, currency)}
          </Cell>
          <Cell label={columns.gross} isFigure>
            {money(price.gross, currency)}
          </Cell>
          <Cell label={columns.arrives} isWhole>
            {estimatedDeliveryDate === null ? backofficeTexts.none : deliveryDay(estimatedDeliveryDate)}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
