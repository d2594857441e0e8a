import { Alert, Checkbox, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../session/format'
import { useCan } from '../session/me'
import { ButtonLink } from '../shell/button-link'
import { EmptyPage } from '../shell/empty-page'
import { Failure } from '../shell/page-failure'
import { PageWaiting } from '../shell/page-waiting'
import { TextLink } from '../shell/text-link'
import { useTitle } from '../shell/use-title'
import { texts } from '../texts'
import { BuildPrice, BuildStatus } from './build-status'
import classes from './builds.module.css'
import { type BuildSummary, buildsQuery } from './builds-query'

const words = texts.builds

export function BuildsPage() {
  useTitle(words.title)
  const mayRead = useCan('pcconfig:read')
  return (
    <Container size="md" px={0}>
      <Stack>
        <Title order={1}>{words.title}</Title>
        {mayRead ? <Builds /> : <Alert color="blue">{texts.common.notAllowed}</Alert>}
      </Stack>
    </Container>
  )
}

function Builds() {
  const { data: builds, error, refetch } = useQuery(buildsQuery)
  const [chosen, setChosen] = useState<string[]>([])
  if (!builds) return error ? <Failure error={error} onRetry={() => refetch()} /> : <PageWaiting />
  if (builds.length === 0)
    return <EmptyPage title={words.none} hint={words.noneHint} toBuilder={words.toBuilder} />
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id].slice(-2))
  const [a, b] = chosen
  return (
    <>
      {builds.length > 1 && (
        <Group>
          {a && b ? (
            <ButtonLink to="/builds/compare" search={{ a, b }} variant="light">
              {words.compare}
            </ButtonLink>
          ) : (
            <Text c="dimmed" size="sm">
              {words.compareHint}
            </Text>
          )}
        </Group>
      )}
      <ul className={classes.list} aria-label={words.list}>
        {builds.map((build) => (
          <BuildRow
            key={build.buildId}
            build={build}
            isChosen={chosen.includes(build.buildId)}
            onToggle={() => toggle(build.buildId)}
          />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  build: BuildSummary
  isChosen: boolean
  onToggle: () => void
}

function BuildRow({ build, isChosen, onToggle }: RowProps) {
  const { moment } = useFormats()
  const { buildId, name, version, updatedAt, bundleName } = build
  return (
    <li className={classes.row}>
      <Checkbox checked={isChosen} onChange={onToggle} aria-label={words.compareWith(name)} mt={4} />
      <div>
        <TextLink to="/builds/$buildId" params={{ buildId }} fw={600}>
          {name}
        </TextLink>
        <Text size="sm" c="dimmed">
          {[bundleName, words.versionOf(version, moment(updatedAt))].filter(Boolean).join(' · ')}
        </Text>
        <BuildStatus build={build} />
      </div>
      <BuildPrice build={build} />
    </li>
  )
}
