import { Button, Card, Group, Text, Title } from '@mantine/core'
import { texts } from '../texts'
import { benchHeadingId, useBench } from './bench'
import classes from './builder.module.css'

const words = texts.builder

/** What a link brought along that cannot be part of this PC. */
export function Misfits() {
  const { bundle, places, productIds, change } = useBench()
  if (places.misfits.length === 0) return null
  return (
    <Card component="section" withBorder aria-labelledby="misfits" className={classes.slot} data-wrong>
      <Title order={2} size="h5" id="misfits">
        {words.misfits}
      </Title>
      <ul className={classes.plainList}>
        {places.misfits.map(({ productId, product }) => {
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
                      { canUndo: true, focus: benchHeadingId },
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
