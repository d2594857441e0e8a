// A shared build: for everyone who has the link, also signed out.
import { Alert, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formats } from '../session/format'
import { ButtonLink } from '../shell/button-link'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { Section } from '../shell/section'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { linkTo } from './build-link'
import { type SharedBuild, sharedQuery } from './builds-query'
import { ExportBuild } from './export-build'
import { exportedOf } from './exported'
import { PartTable } from './part-table'

const words = texts.builds

export function SharedPage() {
  const { shareId } = useParams({ from: '/shared/$shareId' })
  const { data: build, error, refetch } = useQuery(sharedQuery(shareId))
  useTitle(build?.name ?? words.shared.gone)
  if (build) return <SharedDetails build={build} />
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  if (build === undefined) return <PageWaiting />
  return <EmptyPage title={words.shared.gone} hint={words.shared.goneHint} toBuilder={words.shared.own} />
}

function SharedDetails({ build }: { build: SharedBuild }) {
  const { name, bundleId, bundleName, savedAt, parts, price, problems } = build
  // The reader's country is not known.
  const format = formats('en-GB')
  const productIds = parts
    .filter(({ groupName }) => groupName !== null)
    .flatMap(({ productId, quantity }) => Array<string>(quantity).fill(productId))
  return (
    <Container size="md" px={0}>
      <Stack>
        <Group justify="space-between" align="start">
          <div>
            <Title order={1}>{name}</Title>
            <Text c="dimmed">{words.shared.by(bundleName ?? '', format.day(savedAt))}</Text>
          </div>
          <ButtonLink to="/" search={linkTo(bundleId, productIds)} className="no-print">
            {words.open}
          </ButtonLink>
        </Group>
        {problems.length > 0 && (
          <Alert color="yellow" title={words.shared.problems}>
            {problems.map(({ message }) => (
              <Text key={message} size="sm">
                {message}
              </Text>
            ))}
          </Alert>
        )}
        <Section title={words.parts}>
          <PartTable parts={parts} price={price} formats={format} />
        </Section>
        <div className="no-print">
          <Section title={words.export.title}>
            <ExportBuild build={exportedOf({ name, parts, price })} />
          </Section>
        </div>
      </Stack>
    </Container>
  )
}
