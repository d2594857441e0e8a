import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { queryClient } from '../../api/query-client'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { ForRight } from '../shared/for-right'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import { setPrices } from './price-commands'
import { allPrices, type PriceRule } from './price-queries'
import type { RulesOf } from './rule-form'
import { ruleState } from './rule-state'
import { ruleValidity } from './rule-validity'

const words = backofficeTexts.prices
const { ruleColumns: columns } = words

/** Volume and dated prices; each can be changed and removed. */
export function RuleTable({
  priceList,
  currency,
  productId,
  rules,
  onChange,
}: RulesOf & { onChange: (rule: PriceRule) => void }) {
  const { money, moment } = useFormats()
  const now = Date.now()
  const reload = () => queryClient.invalidateQueries(allPrices(priceList))
  const removal = useCommand(
    (rule: PriceRule, key) =>
      setPrices(
        priceList,
        productId,
        { rules: rules.filter((each) => each !== rule), rulesBefore: rules },
        key,
      ),
    async () => {
      showMessage(words.ruleRemoved)
      await reload()
    },
  )
  if (rules.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        {words.noRules}
      </Text>
    )
  }
  return (
    <Stack gap="xs">
      <RecordTable
        label={words.rulesTitle}
        columns={[
          { label: columns.from },
          { label: columns.price, isFigure: true },
          { label: columns.valid },
          { label: columns.state },
          { label: backofficeTexts.actions, isQuiet: true },
        ]}
      >
        {rules.map((rule) => {
          const units = words.units(rule.minQuantity)
          const valid = ruleValidity(rule, moment)
          const name = words.ruleOf(units, valid)
          return (
            <Table.Tr key={`${rule.minQuantity} ${rule.validFrom}`}>
              <Cell label={columns.from} isWhole>
                {units}
              </Cell>
              <Cell label={columns.price} isFigure>
                {money(rule.net, currency)}
              </Cell>
              <Cell label={columns.valid}>{valid}</Cell>
              <Cell label={columns.state} isWhole>
                {words.ruleStates[ruleState(rule, now)]}
              </Cell>
              <Cell isWhole>
                <ForRight right="change-prices">
                  {' '}
                  <Group gap={6} wrap="nowrap">
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={words.changeRuleOf(name)}
                      onClick={() => onChange(rule)}
                    >
                      {words.changeRule}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={words.removeRuleOf(name)}
                      loading={removal.isPending && removal.variables === rule}
                      onClick={() => removal.mutate(rule, { onError: () => void reload() })}
                    >
                      {words.removeRule}
                    </Button>
                  </Group>
                </ForRight>
              </Cell>
            </Table.Tr>
          )
        })}
      </RecordTable>
      {removal.error && <Refusal error={removal.error} onClose={removal.reset} />}
    </Stack>
  )
}
