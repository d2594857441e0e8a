import { Container, Stack, Table, Text, Title } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormats } from '../session/format'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { TextLink } from '../shell/text-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import classes from './builds.module.css'
import { type Build, type BuildPart, buildQuery, currencyOf } from './builds-query'
import { compareBuilds } from './compare'

const words = texts.builds

export function ComparePage() {
  const { a = '', b = '' } = useSearch({ from: '/builds/compare' })
  const [one, other] = useQueries({ queries: [buildQuery(a), buildQuery(b)] })
  useTitle(words.compare)
  const error = one.error ?? other.error
  if (error) return <Failure error={error} />
  if (one.data && other.data) return <Comparison one={one.data} other={other.data} />
  if (one.data === undefined || other.data === undefined) return <PageWaiting />
  return <EmptyPage title={words.missing} hint={words.missingHint} toBuilder={words.toBuilder} />
}

function Comparison({ one, other }: { one: Build; other: Build }) {
  const { money } = useFormats()
  const currency = currencyOf([...one.parts, ...other.parts])
  const signed = (amount: number | null) =>
    amount === null ? words.nothing : `${amount > 0 ? '+' : ''}${money(amount, currency)}`
  const total = one.priceNow && other.priceNow ? other.priceNow.gross - one.priceNow.gross : null
  return (
    <Container size="lg" px={0}>
      <Stack>
        <div>
          <TextLink to="/builds" size="sm">
            {words.back}
          </TextLink>
          <Title order={1}>{words.compareTitle(one.name, other.name)}</Title>
        </div>
        <Table.ScrollContainer minWidth={480} type="native" tabIndex={0}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{words.part}</Table.Th>
                <Table.Th>{one.name}</Table.Th>
                <Table.Th>{other.name}</Table.Th>
                <Table.Th className={classes.figure}>{words.difference}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {compareBuilds(one, other).map((group) => (
                <Table.Tr key={group.groupName} className={group.differs ? classes.differs : undefined}>
                  <Table.Th scope="row">{group.groupName ?? words.assembly}</Table.Th>
                  <Table.Td>
                    <Parts parts={group.one} money={money} />
                  </Table.Td>
                  <Table.Td>
                    <Parts parts={group.other} money={money} />
                  </Table.Td>
                  <Table.Td className={classes.figure}>{signed(group.difference)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
            <Table.Tfoot>
              <Table.Tr>
                <Table.Th scope="row">{words.total}</Table.Th>
                {[one, other].map(({ buildId, priceNow }) => (
                  <Table.Th key={buildId}>
                    {priceNow ? money(priceNow.gross, priceNow.currency) : words.noPrice}
                  </Table.Th>
                ))}
                <Table.Th className={classes.figure}>{signed(total)}</Table.Th>
              </Table.Tr>
            </Table.Tfoot>
          </Table>
        </Table.ScrollContainer>
      </Stack>
    </Container>
  )
}

type Money = ReturnType<typeof useFormats>['money']

const Parts = ({ parts, money }: { parts: BuildPart[]; money: Money }) =>
  parts.length === 0 ? (
    <Text c="dimmed">{words.nothing}</Text>
  ) : (
    parts.map(({ productId, name, quantity, unitPrice }) => (
      <div key={productId}>
        {quantity > 1 ? `${quantity} × ${name}` : name}
        <Text size="sm" c="dimmed">
          {unitPrice ? money(unitPrice.gross * quantity, unitPrice.currency) : words.noPrice}
        </Text>
      </div>
    ))
  )
