import { Badge, type MantineColor } from '@mantine/core'
import type { PropsWithChildren } from 'react'
import { texts } from '../texts'
import type { Step } from './order-state'
import classes from './step-badge.module.css'

/** The dot is decoration; the text states the step. */
const colours: Record<Step, MantineColor> = {
  placed: 'gray.6',
  confirmed: 'blue.6',
  released: 'indigo.6',
  partiallyShipped: 'violet.6',
  shipped: 'violet.6',
  delivered: 'green.7',
  cancelled: 'red.7',
}

export const StepBadge = ({ step }: { step: Step }) => (
  <DotBadge colour={colours[step]}>{texts.orders.step[step]}</DotBadge>
)

export const DotBadge = ({ colour, children }: PropsWithChildren<{ colour: MantineColor }>) => (
  <Badge
    variant="default"
    size="lg"
    tt="none"
    fw={500}
    className={classes.badge}
    leftSection={<Dot colour={colour} />}
  >
    {children}
  </Badge>
)

const Dot = ({ colour }: { colour: string }) => (
  <span
    className={classes.dot}
    style={{ backgroundColor: `var(--mantine-color-${colour.replace('.', '-')})` }}
  />
)
