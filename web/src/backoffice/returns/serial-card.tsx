// What is known of a unit by its serial number, with the return that it may need.

import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../session/format'
import { ButtonLink } from '../../shell/button-link'
import { Failure } from '../../shell/page-failure'
import { TextLink } from '../../shell/text-link'
import { texts } from '../../texts'
import { backofficeTexts } from '../../texts/backoffice'
import { Facts } from '../shared/facts'
import { ForRight } from '../shared/for-right'
import { Section } from '../shared/section'
import { serialQuery } from './return-queries'

const words = backofficeTexts.returns.unit
const dayMs = 86_400_000

export function SerialCard({ serialNumber }: { serialNumber: string }) {
  const { data, error, refetch } = useQuery(serialQuery(serialNumber))
  const { deliveryDay, day } = useFormats()
  const untilText = (until: string | null) => {
    if (until === null) return words.notDelivered
    const left = Math.floor((Date.parse(until) - Date.now()) / dayMs)
    return left < 0 ? words.ended(deliveryDay(until)) : words.left(deliveryDay(until), left)
  }
  return (
    <Section id="serial" title={words.title(serialNumber)}>
      {error && <Failure error={error} onRetry={refetch} />}
      {data?.units.length === 0 && <Text c="dimmed">{words.none}</Text>}
      {data?.units.map((unit) => (
        <Stack key={unit.orderId + unit.lineNumber} gap="sm">
          <Text fw={600}>{unit.name}</Text>
          <Facts
            isWide
            facts={[
              [
                words.order,
                <TextLink key="order" to="/backoffice/orders/$orderId" params={{ orderId: unit.orderId }}>
                  {unit.orderId}
                </TextLink>,
              ],
              [words.account, unit.customerId],
              [words.delivered, unit.deliveredAt === null ? words.notDelivered : day(unit.deliveredAt)],
              [words.returnable, untilText(unit.returnUntil)],
              [words.warranty, untilText(unit.warrantyUntil)],
              [
                words.returns,
                unit.returns.length > 0 &&
                  unit.returns.map(({ returnId, state }) => (
                    <TextLink
                      key={returnId}
                      display="block"
                      to="/backoffice/returns/$returnId"
                      params={{ returnId }}
                    >
                      {returnId} ({texts.returns.states[state] ?? state})
                    </TextLink>
                  )),
              ],
            ]}
          />
          <ForRight right="receive-returns">
            {' '}
            <Group>
              <ButtonLink to="/backoffice/returns/new" search={{ orderId: unit.orderId }} variant="default">
                {backofficeTexts.returns.register}
              </ButtonLink>
            </Group>
          </ForRight>
        </Stack>
      ))}
    </Section>
  )
}
