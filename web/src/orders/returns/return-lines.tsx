// The units of a return and what became of them, for customers and staff.
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import type { Return, ReturnLine } from './return-state'
import classes from './returns.module.css'

const words = texts.returns

interface Props {
  lines: Return['lines']
  /** A link to the order; customers and staff have different pages. */
  linkToOrder: (orderId: string) => ReactNode
  /** How the condition of received units is said. */
  said?: typeof words.received
}

export const ReturnLines = ({ lines, linkToOrder, said = words.received }: Props) => (
  <ul className={classes.lines} aria-label={words.items}>
    {lines.map((line) => (
      <li key={line.line}>
        <Stack gap={2}>
          <Line line={line} said={said} />
          <Text size="sm">{linkToOrder(line.orderId)}</Text>
        </Stack>
      </li>
    ))}
  </ul>
)

function Line({ line, said }: { line: ReturnLine; said: typeof words.received }) {
  const { figure } = useFormats()
  const { quantity, name, reason, serialNumbers, received, credited, replaced } = line
  const facts = [
    words.reasons[reason],
    ...receivedTexts(received, said, figure),
    ...(credited > 0 ? [words.credited(figure(credited))] : []),
    ...(replaced > 0 ? [words.replaced(figure(replaced))] : []),
  ]
  const announced = new Set(serialNumbers)
  const serials = [
    ...serialNumbers,
    ...received.flatMap((each) => each.serialNumbers).filter((each) => !announced.has(each)),
  ]
  return (
    <>
      <Text fw={600}>{words.units(figure(quantity), name)}</Text>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {serials.length > 0 && (
        <Text size="sm" className={classes.serials ?? ''}>
          {words.serialNumbers(serials)}
        </Text>
      )}
    </>
  )
}

/** Units in conditions that are said in the same way are added up. */
function receivedTexts(
  received: ReturnLine['received'],
  said: typeof words.received,
  figure: (units: number) => string,
): string[] {
  const groups = Map.groupBy(received, ({ condition }) => said[condition])
  return [...groups].map(([say, same]) => say(figure(same.reduce((sum, { quantity }) => sum + quantity, 0))))
}
