import { Table, Text, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { texts } from '../../texts'
import classes from './candidates.module.css'

interface ComparedRowProps {
  label: string
  differs: boolean
  /** One per candidate. */
  children: readonly ReactNode[]
}

const words = texts.candidates.compare

export const ComparedRow = ({ label, differs, children }: ComparedRowProps) => (
  <Table.Tr data-differs={differs || undefined}>
    <Table.Th scope="row" className={classes.comparedLabel ?? ''}>
      {label}
      {differs && <VisuallyHidden> ({words.differs})</VisuallyHidden>}
    </Table.Th>
    {children.map((value, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column for each candidate, in their order
      <Table.Td key={index} className={classes.comparedValue ?? ''}>
        {value ?? (
          <Text component="span" size="sm" c="dimmed">
            {words.unknown}
          </Text>
        )}
      </Table.Td>
    ))}
  </Table.Tr>
)
