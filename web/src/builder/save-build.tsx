// "Save" in the builder: the first time it asks for a name, later it makes versions.
import { Button, Group, Text } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { commands, useBuildCommand } from '../builds/builds-query'
import { rememberSaved, savedBuild } from '../builds/saved-build'
import { Failure } from '../shell/page-failure'
import { TextLink } from '../shell/text-link'
import { texts } from '../texts'
import type { Build } from './build'
import { isSameBuild, useSaveConfiguration } from './panel/save-configuration'

const words = texts.builds.saving

const loadDialog = () => import('../builds/dialog-form')
const NameDialog = lazy(() => loadDialog().then(({ NameDialog }) => ({ default: NameDialog })))

interface Props {
  build: Build
  /** The name that is offered first. */
  bundleName: string
  isDisabled: boolean
}

export function SaveBuild({ build, bundleName, isDisabled }: Props) {
  const [isNaming, setNaming] = useState(false)
  const saving = useSaving(build)
  const saved = savedBuild()
  const known = saved?.bundleId === build.bundleId ? saved : undefined
  const { isPending, error, result } = saving
  return (
    <>
      <Button
        variant="default"
        disabled={isDisabled}
        loading={isPending}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => (known ? saving.addVersion(known.buildId) : setNaming(true))}
      >
        {known ? words.saveVersion(known.name) : words.saveAs}
      </Button>
      {known && (
        <Button variant="subtle" size="compact-sm" disabled={isDisabled} onClick={() => setNaming(true)}>
          {words.asNew}
        </Button>
      )}
      <Suspense>
        {isNaming && (
          <NameDialog
            title={words.title}
            initial={bundleName}
            isPending={isPending}
            error={error}
            onSubmit={(name) => saving.create(name, () => setNaming(false))}
            onClose={() => setNaming(false)}
          />
        )}
      </Suspense>
      {!isNaming && error && <Failure error={error} />}
      <div role="status">
        {result && (
          <Group gap={6}>
            <Text size="sm">{words.saved(result.name, result.version)}</Text>
            <TextLink to="/builds" size="sm">
              {words.seeAll}
            </TextLink>
            <TextLink to="/" search={{ saved: result.configurationId }} size="sm">
              {texts.builder.actions.savedLink}
            </TextLink>
          </Group>
        )}
      </div>
    </>
  )
}

/** Saves the configuration, then the build that names it. The result is of the build that is shown. */
function useSaving(build: Build) {
  const configuration = useSaveConfiguration()
  const create = useBuildCommand(commands.create)
  const addVersion = useBuildCommand(commands.addVersion)
  const remember = ({ buildId, name, bundleId }: { buildId: string; name: string; bundleId: string }) =>
    rememberSaved({ buildId, name, bundleId })
  const isThis = isSameBuild(configuration.variables, build)
  const last = [create, addVersion].find(({ isIdle }) => !isIdle)
  return {
    create: (name: string, onDone: () => void) => {
      addVersion.reset()
      configuration.mutate(build, {
        onSuccess: ({ configurationId }) =>
          create.mutate(
            { name, configurationId },
            {
              onSuccess: (created) => {
                remember(created)
                onDone()
              },
            },
          ),
      })
    },
    addVersion: (buildId: string) => {
      create.reset()
      configuration.mutate(build, {
        onSuccess: ({ configurationId }) =>
          addVersion.mutate({ buildId, configurationId }, { onSuccess: remember }),
      })
    },
    isPending: configuration.isPending || create.isPending || addVersion.isPending,
    error: isThis ? (configuration.error ?? last?.error ?? null) : null,
    result: isThis ? last?.data : undefined,
  }
}
