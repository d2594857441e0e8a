import { Alert, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { readParts } from '../builds/build-link'
import { useAccount } from '../session/me'
import { ButtonLink } from '../shell/button-link'
import { EmptyState } from '../shell/empty-state'
import { PartIcon } from '../shell/part-icon'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import type { Bundle } from './build'
import { lastBuild } from './last-build'
import { ReadyPcs } from './ready-pcs'
import classes from './start.module.css'

const words = texts.builder

/** The start page: ready PCs for each purpose, and the way to an own one. */
export function BundleChoice({ bundles, isGone }: { bundles: Bundle[]; isGone: boolean }) {
  return (
    <Container size="xl" px={0}>
      <Stack gap="xl">
        <Hero bundles={bundles} />
        {isGone && <Alert color="gray">{words.bundleGone}</Alert>}
        {bundles.length === 0 && (
          <EmptyState kind="case" title={words.noBundles} hint={words.noBundlesHint} />
        )}
        {bundles.map((bundle) => (
          <BundleSection key={bundle.bundleId} bundle={bundle} />
        ))}
      </Stack>
    </Container>
  )
}

const heroKinds = ['cpu', 'motherboard', 'memory', 'graphicsCard', 'storage', 'powerSupply', 'case', 'cooler']

const Hero = ({ bundles }: { bundles: Bundle[] }) => (
  <div className={classes.hero}>
    <Stack gap="sm">
      <div>
        <Title order={1}>{words.startTitle}</Title>
        <Text maw="42rem">{words.intro}</Text>
      </div>
      <LastBuild bundles={bundles} />
    </Stack>
    <div className={classes.heroIcons}>
      {heroKinds.map((kind) => (
        <PartIcon key={kind} kind={kind} size={40} />
      ))}
    </div>
  </div>
)

/** A link to the last build of this tab. */
function LastBuild({ bundles }: { bundles: Bundle[] }) {
  const [last] = useState(lastBuild)
  const bundle = bundles.find(({ bundleId }) => bundleId === last.bundle)
  if (!bundle) return null
  return (
    <Group>
      <ButtonLink to="/" search={last}>
        {words.goOn(bundle.name, readParts(last.parts).length)}
      </ButtonLink>
    </Group>
  )
}

/** Ready PCs are made from prices; without them, the PC can still be built. */
function BundleSection({ bundle }: { bundle: Bundle }) {
  const hasPrices = useAccount()?.priceList ?? false
  return (
    <section className={classes.bundle} aria-labelledby={bundle.bundleId}>
      <div className={classes.bundleHead}>
        <Title order={2} size="h3" id={bundle.bundleId}>
          {bundle.name}
        </Title>
        <Text c="dimmed">{bundle.description}</Text>
        <TextLink to="/" search={{ bundle: bundle.bundleId }} size="sm">
          {words.ready.own(bundle.name)}
        </TextLink>
      </div>
      {hasPrices && <ReadyPcs bundle={bundle} />}
    </section>
  )
}
