import { Group, Loader, Text } from '@mantine/core'
import { useFormats } from '../../format'
import { texts } from '../../texts'
import type { Build } from '../build'

interface StandingProps {
  build: Build
  /** Name of the part whose place is chosen for. */
  replaced: string | undefined
  loaded: number
  isLoading: boolean
  isJudging: boolean
  shown: number
  /** How many of those fit, when it is known. */
  fitting: number | undefined
}

const words = texts.candidates

/** How far it is, and how much there is: read out whenever it changes. */
export function Standing(props: StandingProps) {
  const { build, replaced, loaded, isLoading, isJudging, shown, fitting } = props
  const { figure } = useFormats()
  const isBusy = isLoading || isJudging
  const counts =
    fitting === undefined
      ? words.shown(figure(shown), figure(loaded))
      : words.shownWithFit(figure(shown), figure(loaded), figure(fitting))
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
