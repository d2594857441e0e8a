import { useMantineTheme } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'

/** In pixels, as the style sheet has them: rows that are as high as expected never make the list jump. */
const wide = { heading: 44, candidate: 88 }
const narrow = { heading: 44, candidate: 150 }

export function useRowHeights() {
  const { breakpoints } = useMantineTheme()
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.sm})`, undefined, {
    getInitialValueInEffect: false,
  })
  return isNarrow ? narrow : wide
}
