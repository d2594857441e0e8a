import { useMantineTheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'

/** In rem, equal to the style sheet: rows need no measuring, and the list never jumps. */
const wide = { heading: 2.75, candidate: 5.5 }
const narrow = { heading: 2.75, candidate: 9.375 }

/** In pixels. */
export function useRowHeights() {
  const { breakpoints } = useMantineTheme()
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.sm})`, undefined, {
    getInitialValueInEffect: false,
  })
  return useMemo(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const { heading, candidate } = isNarrow ? narrow : wide
    return { heading: heading * rem, candidate: candidate * rem }
  }, [isNarrow])
}
