import type { Schemas } from '@buildorder/client'
import { Button, Card, Group, Text, Title } from '@mantine/core'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import type { Product } from '../build'
import classes from '../builder.module.css'
import { count, findingsOf } from '../findings'

const words = texts.builder.completion

interface Props {
  number: number
  completion: Schemas['Completion']
  proposed: ReadonlyMap<string, Product>
  onUse: () => void
}

/** One way to complete the PC: the parts it adds, and the final price. */
export function CompletionCard({ number, completion, proposed, onUse }: Props) {
  const { money } = useFormats()
  const { added, price, validationResult, level, reason, shareOfBudget } = completion
  const gross = money(price.gross, price.currency)
  const warnings = count(findingsOf(validationResult), 'warning')
  return (
    <Card component="li" withBorder padding="md">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <Title order={3} size="h5">
            {level ? `${words.levels[level]}: ${gross}` : gross}
          </Title>
          <Text size="sm" c="dimmed">
            {words.adds(added.length)}
            {shareOfBudget !== null && ` · ${words.share(Math.round(shareOfBudget * 100))}`}
            {warnings > 0 && ` · ${words.warnings(warnings)}`}
          </Text>
        </div>
        <Button flex="none" aria-label={words.useNamed(number, gross)} onClick={onUse}>
          {words.use}
        </Button>
      </Group>
      <Text size="sm" mt="xs">
        {reason}
      </Text>
      <ul className={classes.added}>
        {added.map(({ productId }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same are two lines
          <AddedPart key={productId + index} productId={productId} product={proposed.get(productId)} />
        ))}
      </ul>
    </Card>
  )
}

function AddedPart({ productId, product }: { productId: string; product: Product | undefined }) {
  const { money } = useFormats()
  const price = product?.price
  return (
    <li className={classes.addedPart}>
      <Text size="sm">{product?.name ?? productId}</Text>
      <Text size="sm" c="dimmed" className={classes.price}>
        {price && money(price.gross, price.currency)}
      </Text>
    </li>
  )
}
