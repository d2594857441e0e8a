import { Text } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'
import { texts } from '../texts'
import classes from './builder.module.css'
import type { Finding } from './findings'

const words = texts.builder.findings

interface Props {
  weight: Finding['weight']
  title: string
  rule?: string
  /** Names of the other products concerned. */
  names?: string[]
  /** What can be done about it. */
  fix?: ReactNode
}

/** One finding; its severity is written, the colour repeats it. */
export const FindingBox = ({ weight, title, rule, names = [], fix, children }: PropsWithChildren<Props>) => (
  <div className={classes.finding} data-weight={weight}>
    <Text size="sm" fw={600}>
      {words[weight]}: {title}
    </Text>
    {children && <Text size="sm">{children}</Text>}
    {(rule || names.length > 0) && (
      <Text size="xs" c="dimmed">
        {[names.length > 0 && words.with(names), rule && words.rule(rule)].filter(Boolean).join(' ')}
      </Text>
    )}
    {fix}
  </div>
)
