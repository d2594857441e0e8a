import { Group, Loader, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import type { Build } from '../build'
import type { FitCounts } from './listing'

interface ListStatusProps {
  build: Build
  /** Name of the part to replace. */
  replaced: string | undefined
  loaded: number
  isLoading: boolean
  isJudging: boolean
  shown: number
  /** How many of the shown candidates fit, if known. */
  fitting: FitCounts | undefined
}

const words = texts.candidates

/** Progress and counts; announced when they change. */
export function ListStatus(props: ListStatusProps) {
  const { build, replaced, loaded, isLoading, isJudging, shown, fitting } = props
  const { figure } = useFormats()
  const isBusy = isLoading || isJudging
  const counts =
    fitting === undefined
      ? words.shown(figure(shown), figure(loaded))
      : words.shownWithFit(figure(shown), figure(loaded), figure(fitting.fits), figure(fitting.reserved))
  return (
    <Group justify="space-between" gap="xs" mih={24}>
      <Group gap={8} wrap="nowrap" role="status">
        {isBusy && <Loader size={14} aria-hidden />}
        <Text size="sm" fw={600}>
          {isLoading ? words.loaded(figure(loaded)) : isJudging ? words.judging : counts}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" visibleFrom="sm">
        {replaced ? words.replaces(replaced) : words.intro(build.parts.length)}
      </Text>
    </Group>
  )
}
