import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './facts.module.css'

type Fact = [name: string, value: ReactNode]

/** Names and values, stacked or side by side; entries without a value are left out. */
export const Facts = ({ facts, isWide = false }: { facts: Fact[]; isWide?: boolean }) => (
  <dl className={styles.facts} data-wide={isWide || undefined}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" size="sm">
            {value}
          </Text>
        </div>
      ))}
  </dl>
)
