import { Button, Checkbox, Group, Paper, Text } from '@mantine/core'
import { useMe } from '../../session/me'
import { ButtonLink } from '../../shell/button-link'
import { backofficeTexts } from '../../texts/backoffice'
import { paperKinds } from '../papers/papers-link'
import styles from './bulk-bar.module.css'
import type { BulkRun } from './bulk-dialog'
import { bulkActions, bulkOf, rightOf } from './next-action'
import type { StaffOrder } from './order-lines'

const words = backofficeTexts.orders.bulk

interface Props {
  orders: StaffOrder[]
  selected: StaffOrder[]
  onChoose: (orderIds: string[]) => void
  onRun: (run: BulkRun) => void
}

const idsOf = (orders: StaffOrder[]) => orders.map(({ order }) => order.orderId ?? '')

/** Selects many orders and offers the actions that they allow. */
export function BulkBar({ orders, selected, onChoose, onRun }: Props) {
  const { rights } = useMe()
  if (orders.length === 0) return null
  const isAll = selected.length === orders.length
  const groups = bulkOf(selected)
  return (
    <Paper className={styles.bar} withBorder px="sm" py="xs">
      <Group gap="sm" mih={32}>
        <Checkbox
          size="sm"
          label={words.selectAll(orders.length)}
          checked={isAll}
          indeterminate={!isAll && selected.length > 0}
          onChange={() => onChoose(isAll ? [] : idsOf(orders))}
        />
        {selected.length > 0 && (
          <Group gap="xs" ml="auto">
            <Text size="sm" role="status">
              {words.selected(selected.length)}
            </Text>
            {bulkActions
              .filter((action) => groups[action].length > 0 && rights.includes(rightOf[action]))
              .map((action) => (
                <Button
                  key={action}
                  size="xs"
                  onClick={() => onRun({ action, orderIds: idsOf(groups[action]) })}
                >
                  {words[action](groups[action].length)}
                </Button>
              ))}
            {paperKinds.map((kind) => (
              <ButtonLink
                key={kind}
                to="/backoffice/papers"
                search={{ kind, orders: idsOf(selected).join('.') }}
                size="xs"
                variant="default"
              >
                {backofficeTexts.papers.open[kind]}
              </ButtonLink>
            ))}
            <Button size="xs" variant="subtle" onClick={() => onChoose([])}>
              {words.clear}
            </Button>
          </Group>
        )}
      </Group>
    </Paper>
  )
}
