import { Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { AddToCartButton } from '../cart/add-to-cart-button'
import { useFormats } from '../session/format'
import { useCan } from '../session/me'
import { ButtonLink } from '../shell/button-link'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { Section } from '../shell/section'
import { TextLink } from '../shell/text-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { BuildPrice, BuildStatus } from './build-status'
import classes from './builds.module.css'
import { type Build, buildQuery, commands, useBuildCommand } from './builds-query'
import { NameDialog } from './dialog-form'
import { ExportBuild } from './export-build'
import { exportedOf } from './exported'
import { PartTable } from './part-table'
import { RemoveDialog } from './remove-dialog'
import { rememberSaved } from './saved-build'
import { ShareBuild } from './share-build'

const words = texts.builds

export function BuildPage() {
  const { buildId } = useParams({ from: '/builds/$buildId' })
  const { data: build, error, refetch } = useQuery(buildQuery(buildId))
  useTitle(build?.name ?? words.title)
  if (build) return <BuildDetails build={build} />
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  if (build === undefined) return <PageWaiting />
  return <EmptyPage title={words.missing} hint={words.missingHint} toBuilder={words.toBuilder} />
}

function BuildDetails({ build }: { build: Build }) {
  const formats = useFormats()
  const mayWrite = useCan('pcconfig:write')
  const { name, bundleName, version, updatedAt, configurationId, parts, priceNow, problems } = build
  return (
    <Container size="md" px={0}>
      <Stack>
        <div>
          <TextLink to="/builds" size="sm" className="no-print">
            {words.back}
          </TextLink>
          <Group justify="space-between" align="start">
            <div>
              <Title order={1}>{name}</Title>
              <Text c="dimmed">
                {[bundleName, words.versionOf(version, formats.moment(updatedAt))]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <BuildStatus build={build} />
            </div>
            <BuildPrice build={build} />
          </Group>
        </div>
        <Group gap="xs" className="no-print">
          <OpenInBuilder build={build} configurationId={configurationId} />
          {problems.length === 0 && (
            <AddToCartButton materialId={{ type: 'PcConfiguration', value: configurationId }} name={name} />
          )}
          <Button variant="default" onClick={() => window.print()}>
            {words.print}
          </Button>
          {mayWrite && <Commands build={build} />}
        </Group>
        <Section title={words.parts}>
          <PartTable parts={parts} price={priceNow} formats={formats} />
        </Section>
        <Stack className="no-print">
          <Section title={words.export.title}>
            <ExportBuild build={exportedOf({ name, parts, price: priceNow })} />
          </Section>
          {mayWrite && (
            <Section title={words.share.title}>
              <ShareBuild build={build} />
            </Section>
          )}
          <Versions build={build} />
        </Stack>
      </Stack>
    </Container>
  )
}

/** Later saves in the builder make versions of this build. */
const OpenInBuilder = ({ build, configurationId }: { build: Build; configurationId: string }) => (
  <ButtonLink to="/" search={{ saved: configurationId }} onClick={() => rememberSaved(build)}>
    {words.open}
  </ButtonLink>
)

function Commands({ build: { buildId, name } }: { build: Build }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'name' | 'remove'>()
  const rename = useBuildCommand(commands.rename)
  const duplicate = useBuildCommand(commands.duplicate)
  const close = () => setOpen(undefined)
  const copy = () =>
    duplicate.mutate(
      { buildId, name: words.copyOf(name) },
      {
        onSuccess: (created) => navigate({ to: '/builds/$buildId', params: { buildId: created.buildId } }),
      },
    )
  return (
    <>
      <Button variant="default" onClick={() => setOpen('name')}>
        {words.rename}
      </Button>
      <Button variant="default" loading={duplicate.isPending} onClick={copy}>
        {words.duplicate}
      </Button>
      <Button variant="default" onClick={() => setOpen('remove')}>
        {words.remove}
      </Button>
      {duplicate.error && <Failure error={duplicate.error} />}
      {open === 'name' && (
        <NameDialog
          title={words.renameTitle}
          initial={name}
          isPending={rename.isPending}
          error={rename.error}
          onSubmit={(next) => rename.mutate({ buildId, name: next }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {open === 'remove' && <RemoveDialog buildId={buildId} name={name} onClose={close} />}
    </>
  )
}

function Versions({ build }: { build: Build }) {
  const { moment, money } = useFormats()
  return (
    <Section title={words.versions}>
      <ul className={classes.list}>
        {build.versions.map(({ version, savedAt, price, configurationId }) => (
          <li key={version}>
            <Group justify="space-between">
              <TextLink
                to="/"
                search={{ saved: configurationId }}
                aria-label={words.openVersion(version)}
                onClick={() => rememberSaved(build)}
              >
                {words.versionOf(version, moment(savedAt))}
              </TextLink>
              <Text>{price ? money(price.gross, price.currency) : words.noPrice}</Text>
            </Group>
          </li>
        ))}
      </ul>
    </Section>
  )
}
