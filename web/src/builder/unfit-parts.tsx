import { Button, Card, Group, Text, Title } from '@mantine/core'
import { texts } from '../texts'
import classes from './builder.module.css'
import { builderHeadingId, useBuilder } from './builder-context'

const words = texts.builder

/** Parts of a link that cannot be part of this PC. */
export function UnfitParts() {
  const { bundle, places, productIds, change } = useBuilder()
  if (places.unfitParts.length === 0) return null
  return (
    <Card component="section" withBorder aria-labelledby="unfitParts" className={classes.slot} data-wrong>
      <Title order={2} size="h5" id="unfitParts">
        {words.unfitParts}
      </Title>
      <ul className={classes.plainList}>
        {places.unfitParts.map(({ productId, product }) => {
          const name = product?.name ?? productId
          return (
            <li key={productId} className={classes.part}>
              <Group justify="space-between" wrap="nowrap">
                <div className={classes.breaking}>
                  <Text fw={600}>{name}</Text>
                  <Text size="sm">{product ? words.strayPart(bundle.name) : words.unknownPart}</Text>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  flex="none"
                  aria-label={words.removePart(name)}
                  onClick={() =>
                    change(
                      productIds.filter((id) => id !== productId),
                      words.removed(name),
                      { canUndo: true, focus: builderHeadingId },
                    )
                  }
                >
                  {words.remove}
                </Button>
              </Group>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
