import type { Schemas } from '@buildorder/client'
import { Badge, Button, Text } from '@mantine/core'
import { type Formats, useFormats } from '../../session/format'
import { texts } from '../../texts'
import type { Product } from '../build'
import { panelStatusId, useBuilder } from '../builder-context'
import { withChanges } from '../change-build'
import classes from './fixes.module.css'

type Fix = Schemas['Fix']
type Change = Schemas['Change']
type NameOf = (productId: string) => string

const words = texts.builder.fixes

interface Props {
  fix: Fix
  /** The products added and removed. */
  proposed: ReadonlyMap<string, Product>
  /** It was made for an earlier build. */
  isOutdated: boolean
}

export function FixCard({ fix, proposed, isOutdated }: Props) {
  const { changes, price, priceDifference, compromise, reason } = fix
  const nameOf: NameOf = (productId) => proposed.get(productId)?.name ?? productId
  const { productIds, change } = useBuilder()
  const formats = useFormats()
  const summary = changes.map((each) => inWords(each, nameOf)).join('; ')
  const isAddition = changes.every(({ remove }) => remove === null)
  return (
    <li className={classes.fix}>
      <div className={classes.changes}>
        {changes.map(({ remove, add }) => (
          <div key={`${remove} ${add}`}>
            {remove !== null && <ChangeLine sign="out" label={words.out} name={nameOf(remove)} />}
            {add !== null && <ChangeLine sign="in" label={words.in} name={nameOf(add)} />}
          </div>
        ))}
        <Text size="xs" c="dimmed">
          {reason}
        </Text>
        {compromise !== 'none' && (
          <Badge size="sm" variant="outline" color="gray">
            {words.compromises[compromise]}
          </Badge>
        )}
      </div>
      <div className={classes.apply}>
        <Text size="sm" fw={600}>
          {difference(priceDifference.gross, price.currency, formats)}
        </Text>
        <Button
          size="xs"
          disabled={isOutdated}
          aria-label={words.applyNamed(summary)}
          onClick={() =>
            change(withChanges(productIds, changes), words.applied(summary), {
              canUndo: true,
              focus: panelStatusId,
            })
          }
        >
          {isAddition ? words.applyAddition : words.apply}
        </Button>
      </div>
    </li>
  )
}

const ChangeLine = ({ sign, label, name }: { sign: 'in' | 'out'; label: string; name: string }) => (
  <Text size="sm" className={classes.change} data-sign={sign}>
    <span className={classes.sign}>{label}</span> {name}
  </Text>
)

function inWords({ remove, add }: Change, nameOf: NameOf): string {
  if (remove !== null && add !== null) return words.replace(nameOf(remove), nameOf(add))
  return remove !== null ? words.takeOut(nameOf(remove)) : words.add(nameOf(add ?? ''))
}

function difference(gross: number, currency: string, { money }: Formats): string {
  if (gross === 0) return words.same
  return gross > 0 ? words.dearer(money(gross, currency)) : words.cheaper(money(-gross, currency))
}
