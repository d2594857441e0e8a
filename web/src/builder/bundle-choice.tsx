import { Alert, Badge, Card, Container, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ButtonLink } from '../shell/button-link'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import type { Bundle } from './build'
import { readParts } from './build-link'
import classes from './builder.module.css'
import { lastBuild } from './last-build'

const words = texts.builder

/** As many as fit in a line or two; the rest is counted. */
const namedExtras = 4

export function BundleChoice({ bundles, isGone }: { bundles: Bundle[]; isGone: boolean }) {
  return (
    <Container size="lg" px={0}>
      <Stack gap="lg">
        <div>
          <Title order={1}>{words.title}</Title>
          <Text c="dimmed">{words.intro}</Text>
        </div>
        {isGone && <Alert color="gray">{words.bundleGone}</Alert>}
        <LastBuild bundles={bundles} />
        {bundles.length === 0 && <Text>{words.noBundles}</Text>}
        <SimpleGrid
          component="ul"
          aria-label={words.bundles}
          className={classes.plainList}
          cols={{ base: 1, sm: 2 }}
        >
          {bundles.map((bundle) => (
            <BundleCard key={bundle.bundleId} bundle={bundle} />
          ))}
        </SimpleGrid>
      </Stack>
    </Container>
  )
}

/** A link to the last build of this tab. */
function LastBuild({ bundles }: { bundles: Bundle[] }) {
  const [last] = useState(lastBuild)
  const bundle = bundles.find(({ bundleId }) => bundleId === last.bundle)
  if (!bundle) return null
  return (
    <Group>
      <ButtonLink to="/" search={last} variant="light">
        {words.goOn(bundle.name, readParts(last.parts).length)}
      </ButtonLink>
    </Group>
  )
}

function BundleCard({ bundle }: { bundle: Bundle }) {
  const needed = bundle.groups.filter(({ min }) => min > 0)
  const extras = bundle.groups.filter(({ min }) => min === 0).map(({ name }) => name)
  return (
    <Card component="li" withBorder padding="lg" className={classes.bundle}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h3">
            <TextLink to="/" search={{ bundle: bundle.bundleId }} inherit className={classes.bundleLink}>
              {bundle.name}
            </TextLink>
          </Title>
          <Text c="dimmed">{bundle.description}</Text>
        </div>
        <Group component="ul" gap={6} aria-label={words.needs} className={classes.plainList}>
          {needed.map(({ productGroupId, name }) => (
            <Badge key={productGroupId} component="li" variant="default" size="lg" className={classes.chip}>
              {name}
            </Badge>
          ))}
        </Group>
        {extras.length > 0 && (
          <Text size="sm" c="dimmed">
            {words.takesToo(extras.slice(0, namedExtras), extras.length - namedExtras)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
