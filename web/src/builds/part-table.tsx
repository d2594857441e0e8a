import { Table, Text } from '@mantine/core'
import type { Formats } from '../session/format'
import { PartIcon } from '../shell/part-icon'
import { texts } from '../texts'
import classes from './builds.module.css'
import type { BuildPart } from './builds-query'

const words = texts.builds

interface Props {
  parts: BuildPart[]
  price: { currency: string; gross: number } | null
  formats: Pick<Formats, 'money'>
}

/** The parts of a build; without prices, without their columns. */
export function PartTable({ parts, price, formats }: Props) {
  const hasPrices = parts.some(({ unitPrice }) => unitPrice !== null)
  return (
    <>
      <Table.ScrollContainer minWidth={280} type="native">
        <Table verticalSpacing={6} className={classes.parts}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.part}</Table.Th>
              <Table.Th className={classes.figure}>{words.quantity}</Table.Th>
              {hasPrices && <Table.Th className={classes.figure}>{words.sum}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parts.map((part) => (
              <PartLine key={part.productId} part={part} hasPrices={hasPrices} formats={formats} />
            ))}
          </Table.Tbody>
          {price && (
            <Table.Tfoot>
              <Table.Tr>
                <Table.Th scope="row" colSpan={2}>
                  {words.total}
                </Table.Th>
                <Table.Th className={classes.figure}>{formats.money(price.gross, price.currency)}</Table.Th>
              </Table.Tr>
            </Table.Tfoot>
          )}
        </Table>
      </Table.ScrollContainer>
      {hasPrices && (
        <Text size="sm" c="dimmed">
          {words.withVat}
        </Text>
      )}
    </>
  )
}

const PartLine = ({
  part,
  hasPrices,
  formats,
}: { part: BuildPart; hasPrices: boolean } & Pick<Props, 'formats'>) => (
  <Table.Tr>
    <Table.Td>
      <div className={classes.part}>
        <PartIcon kind={part.kind} size={22} />
        <div>
          <Text size="xs" c="dimmed">
            {part.groupName ?? words.assembly}
          </Text>
          {part.name}
        </div>
      </div>
    </Table.Td>
    <Table.Td className={classes.figure}>{part.quantity}</Table.Td>
    {hasPrices && (
      <Table.Td className={classes.figure}>
        {part.unitPrice
          ? formats.money(part.unitPrice.gross * part.quantity, part.unitPrice.currency)
          : words.noPrice}
      </Table.Td>
    )}
  </Table.Tr>
)
