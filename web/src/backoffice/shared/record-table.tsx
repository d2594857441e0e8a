// A table on wide screens; on a phone every row is a card and every cell has a label.
import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { PropsWithChildren, ReactNode } from 'react'
import styles from './record-table.module.css'

export interface Column {
  label: string
  /** Numbers are right-aligned. */
  isFigure?: boolean
  /** For columns without a visible heading, such as buttons. */
  isQuiet?: boolean
  head?: ReactNode
  /** The heading is a button that sorts by the column. */
  sort?: ColumnSort
  /** In tables that stand below each other. */
  width?: string
}

export interface ColumnSort {
  /** How the rows are sorted by this column; undefined if they are sorted by another one. */
  direction: 'ascending' | 'descending' | undefined
  onSort: () => void
}

interface Props {
  label: string
  columns: Column[]
}

const arrows = { ascending: ' ↑', descending: ' ↓' }

export const RecordTable = ({ label, columns, children }: PropsWithChildren<Props>) => (
  <Table className={styles.table ?? ''} aria-label={label} verticalSpacing="sm" highlightOnHover>
    <Table.Thead>
      <Table.Tr>
        {columns.map(({ label: name, isFigure, isQuiet, head, sort, width }) => (
          <Table.Th key={name} ta={isFigure ? 'right' : 'left'} w={width} aria-sort={sort?.direction}>
            {sort ? (
              <UnstyledButton fz="inherit" fw="inherit" onClick={sort.onSort}>
                {name}
                <span aria-hidden>{sort.direction ? arrows[sort.direction] : ' ↕'}</span>
              </UnstyledButton>
            ) : (
              (head ?? (isQuiet ? <VisuallyHidden>{name}</VisuallyHidden> : name))
            )}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>{children}</Table.Tbody>
  </Table>
)

interface CellProps {
  /** The cell's label on a phone; without it the cell has none. */
  label?: string
  isFigure?: boolean
  /** Never wrapped. */
  isWhole?: boolean
}

export const Cell = ({ label, isFigure, isWhole, children }: PropsWithChildren<CellProps>) => (
  <Table.Td
    data-label={label}
    data-figure={isFigure || undefined}
    data-whole={isWhole || isFigure || undefined}
  >
    {children}
  </Table.Td>
)
