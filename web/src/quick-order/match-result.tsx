import { ActionIcon, Button, Group, Menu, NativeSelect, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { bundlesQuery } from '../builder/queries'
import { linkTo } from '../builds/build-link'
import { addLines, showCart } from '../cart/cart-query'
import { useFormats } from '../session/format'
import { Failure } from '../shell/page-failure'
import { Section } from '../shell/section'
import { isNotWhole, type TypedNumber, wholeNumber } from '../shell/whole-number'
import { WholeNumberInput } from '../shell/whole-number-input'
import { texts } from '../texts'
import {
  chosenRows,
  linesOf,
  type MatchedProduct,
  type MatchedRow,
  otherRows,
  partsOf,
  productOf,
} from './matched-rows'
import { largestQuantity } from './quantity'
import classes from './quick-order.module.css'

const words = texts.quickOrder

interface Props {
  rows: MatchedRow[]
  onChange: (rows: MatchedRow[]) => void
  /** Back to the list. */
  onBack: () => void
}

export function MatchResult({ rows, onChange, onBack }: Props) {
  const { figure } = useFormats()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => showCart(await addLines(linesOf(rows))),
    networkMode: 'always',
    onSuccess: () => navigate({ to: '/cart' }),
  })
  const chosen = chosenRows(rows)
  const { notWanted, withoutProduct, withoutQuantity } = otherRows(rows)
  const isUnclear = withoutQuantity.length > 0
  const count = (match: MatchedRow['match']) => figure(rows.filter((row) => row.match === match).length)
  const change = (number: number, next: Partial<MatchedRow>) =>
    onChange(rows.map((row) => (row.number === number ? { ...row, ...next } : row)))
  const keep = (left: MatchedRow[]) => {
    if (left.length > 0) onChange(left)
    else onBack()
  }
  return (
    <Section title={words.result}>
      <Text role="status">{words.summary(count('exact'), count('candidates'), count('none'))}</Text>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Row
            key={row.number}
            row={row}
            onChange={change}
            onRemove={() => keep(rows.filter((each) => each !== row))}
          />
        ))}
      </ul>
      {error && <Failure error={error} />}
      <Stack gap="xs">
        {withoutProduct.length > 0 && <Text size="sm">{words.left(words.rows(withoutProduct.length))}</Text>}
        {notWanted.length > 0 && <Text size="sm">{words.notWanted(words.rows(notWanted.length))}</Text>}
        {isUnclear && (
          <Group gap="xs">
            <Text size="sm" fw={600} role="alert">
              {words.correct(withoutQuantity.length)}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => keep(rows.filter((row) => !withoutQuantity.includes(row)))}
            >
              {words.removeUnclear(withoutQuantity.length)}
            </Button>
          </Group>
        )}
        <Group>
          <Button disabled={isUnclear || chosen.length === 0} loading={isPending} onClick={() => mutate()}>
            {words.addToCart(words.rows(chosen.length))}
          </Button>
          <ToBuilder parts={isUnclear ? [] : partsOf(rows)} />
          <Button variant="subtle" onClick={onBack}>
            {words.another}
          </Button>
        </Group>
      </Stack>
    </Section>
  )
}

/** The builder needs to know which PC the parts are for. */
function ToBuilder({ parts }: { parts: string[] }) {
  const { data: bundles = [] } = useQuery(bundlesQuery)
  const navigate = useNavigate()
  if (bundles.length === 0 || parts.length === 0) return null
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default">{words.toBuilder}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{words.whichPc}</Menu.Label>
        {bundles.map(({ bundleId, name }) => (
          <Menu.Item key={bundleId} onClick={() => navigate({ to: '/', search: linkTo(bundleId, parts) })}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface RowProps {
  row: MatchedRow
  onChange: (number: number, next: Partial<MatchedRow>) => void
  onRemove: () => void
}

/** What is the matter with a quantity has more space than its field. */
const noteBelow = {
  root: classes.quantity ?? '',
  description: classes.note ?? '',
  error: classes.note ?? '',
}

function Row({ row, onChange, onRemove }: RowProps) {
  const { money } = useFormats()
  const { number, text, quantity, match, products, unclear } = row
  const product = productOf(row)
  const [typed, setTyped] = useState<TypedNumber>('')
  const missing = isNotWhole(typed) ? undefined : unclear ? words.unclear(unclear) : words.enterQuantity
  return (
    <li className={classes.row} data-match={match}>
      <Text size="sm" c="dimmed" className={classes.text}>
        {number}. {text}
      </Text>
      <div className={classes.product}>
        {match === 'exact' && product && <Text size="sm">{labelOf(product)}</Text>}
        {match === 'candidates' && (
          <NativeSelect
            aria-label={words.productOf(number)}
            value={row.productId}
            onChange={({ currentTarget: { value } }) => onChange(number, { productId: value })}
            data={[
              { value: '', label: words.choose },
              ...products.map((each) => ({ value: each.productId, label: labelOf(each) })),
            ]}
          />
        )}
        {match === 'none' && (
          <Text size="sm" fw={600}>
            {words.notFound}
          </Text>
        )}
      </div>
      <WholeNumberInput
        classNames={noteBelow}
        inputWrapperOrder={['input', 'description', 'error']}
        aria-label={words.quantityOf(number)}
        error={quantity === null && missing}
        description={quantity === 0 && words.leftOut}
        min={0}
        max={largestQuantity}
        allowNegative={false}
        value={quantity ?? typed}
        onChange={(next) => {
          setTyped(next)
          onChange(number, { quantity: wholeNumber(next) })
        }}
      />
      <Text size="sm" className={classes.price}>
        {product?.price && quantity ? money(product.price.gross * quantity, product.price.currency) : ''}
      </Text>
      <ActionIcon variant="subtle" color="gray" aria-label={words.remove(number)} onClick={onRemove}>
        ×
      </ActionIcon>
    </li>
  )
}

const labelOf = ({ name, manufacturerPartNumber, discontinued }: MatchedProduct) =>
  [name, manufacturerPartNumber, discontinued ? words.discontinued : null].filter(Boolean).join(' · ')
