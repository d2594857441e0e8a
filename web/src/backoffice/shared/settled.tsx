import { Box } from '@mantine/core'
import type { PropsWithChildren } from 'react'

/**
 * Rows that can be edited. Those of an earlier search stay visible while the next one loads, and take no input: a row would be replaced under
 * the hands of the person, and the change saved on another one.
 */
export const Settled = ({ isOutdated, children }: PropsWithChildren<{ isOutdated: boolean }>) => (
  <Box inert={isOutdated} aria-busy={isOutdated} opacity={isOutdated ? 0.5 : 1}>
    {children}
  </Box>
)
