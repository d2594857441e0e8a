import { Text, Timeline } from '@mantine/core'
import { useFormats } from '../../session/format'
import { texts } from '../../texts'
import type { Return } from './return-state'
import classes from './returns.module.css'

const words = texts.returns

interface Props {
  steps: Return['steps']
  /** Staff see who it was. */
  withActor?: boolean
}

/** What was done and said, latest first. */
export function ReturnHistory({ steps, withActor = false }: Props) {
  const { moment } = useFormats()
  return (
    <Timeline bulletSize={14} lineWidth={2} active={steps.length}>
      {steps.toReversed().map(({ at, action, actor, text }) => (
        <Timeline.Item
          key={at + action}
          title={
            <Text size="sm" fw={500} span>
              {words.steps[action] ?? action}
            </Text>
          }
        >
          {text && (
            <Text size="sm" className={classes.said ?? ''}>
              {text}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {withActor ? `${actor}, ${moment(at)}` : moment(at)}
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
