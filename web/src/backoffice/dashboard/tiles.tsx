import { SimpleGrid, Text } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useFormats } from '../../session/format'
import styles from './tiles.module.css'

export interface Tile {
  key: string
  count: number
  label: string
  /** Undefined if the caller has no page for it. */
  link: Pick<LinkProps, 'to' | 'search'> | undefined
}

/** Counts that lead to the list of what was counted. */
export const Tiles = ({ label, tiles }: { label: string; tiles: readonly Tile[] }) => (
  <SimpleGrid
    component="nav"
    aria-label={label}
    cols={{ base: 2, xs: 3, sm: 4, lg: 7 }}
    spacing={{ base: 'xs', sm: 'sm' }}
  >
    {tiles.map(({ key, link, ...figure }) =>
      link ? (
        <Link key={key} className={styles.tile} {...link}>
          <Figure {...figure} />
        </Link>
      ) : (
        <div key={key} className={styles.tile}>
          <Figure {...figure} />
        </div>
      ),
    )}
  </SimpleGrid>
)

function Figure({ count, label }: { count: number; label: string }) {
  const { figure } = useFormats()
  return (
    <>
      <Text span size="xl" fw={650} className={styles.figure ?? ''}>
        {figure(count)}
      </Text>
      <Text span size="sm" c="dimmed">
        {label}
      </Text>
    </>
  )
}
