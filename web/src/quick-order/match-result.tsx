import { ActionIcon, Button, Group, Menu, NativeSelect, NumberInput, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { linkTo } from '../builder/build-link'
import { bundlesQuery } from '../builder/queries'
import { addLines, showCart } from '../cart/cart-query'
import { useFormats } from '../format'
import { Section } from '../orders/section'
import { Failure } from '../shell/page-failure'
import { texts } from '../texts'
import { chosenRows, linesOf, type MatchedProduct, type MatchedRow, partsOf, productOf } from './matched-rows'
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
  const count = (match: MatchedRow['match']) => figure(rows.filter((row) => row.match === match).length)
  const change = (number: number, next: Partial<MatchedRow>) =>
    onChange(rows.map((row) => (row.number === number ? { ...row, ...next } : row)))
  const remove = (number: number) => {
    const left = rows.filter((row) => row.number !== number)
    if (left.length > 0) onChange(left)
    else onBack()
  }
  return (
    <Section title={words.result}>
      <Text role="status">{words.summary(count('exact'), count('candidates'), count('none'))}</Text>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Row key={row.number} row={row} onChange={change} onRemove={remove} />
        ))}
      </ul>
      {error && <Failure error={error} />}
      <Stack gap="xs">
        {chosen.length < rows.length && (
          <Text size="sm">{words.left(words.rows(rows.length - chosen.length))}</Text>
        )}
        <Group>
          <Button disabled={chosen.length === 0} loading={isPending} onClick={() => mutate()}>
            {words.addToCart(words.rows(chosen.length))}
          </Button>
          <ToBuilder parts={partsOf(rows)} />
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
  onRemove: (number: number) => void
}

function Row({ row, onChange, onRemove }: RowProps) {
  const { money } = useFormats()
  const { number, text, quantity, match, products } = row
  const product = productOf(row)
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
      <NumberInput
        className={classes.quantity ?? ''}
        aria-label={words.quantityOf(number)}
        min={1}
        max={99_999}
        allowDecimal={false}
        value={quantity}
        onChange={(value) => onChange(number, { quantity: Math.max(1, Number(value) || 1) })}
      />
      <Text size="sm" className={classes.price}>
        {product?.price ? money(product.price.gross * quantity, product.price.currency) : ''}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={words.remove(number)}
        onClick={() => onRemove(number)}
      >
        ×
      </ActionIcon>
    </li>
  )
}

const labelOf = ({ name, manufacturerPartNumber, discontinued }: MatchedProduct) =>
  [name, manufacturerPartNumber, discontinued ? words.discontinued : null].filter(Boolean).join(' · ')
