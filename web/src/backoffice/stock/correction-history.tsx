import { Button, Stack, Table, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../session/format'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { EmptyList } from '../shared/empty-list'
import { LoadMore } from '../shared/load-more'
import { Cell, RecordTable } from '../shared/record-table'
import { correctionsQuery, type ProductStock } from './stock-queries'

const words = backofficeTexts.stock
const { correctionColumns: columns } = words

/** A button that shows who corrected the stock of a product, and why. */
export function CorrectionHistory({ product }: { product: ProductStock }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        aria-label={words.historyOf(product.name)}
        onClick={() => setOpen(true)}
      >
        {words.history}
      </Button>
      {isOpen && (
        <Dialog title={words.historyOf(product.name)} onClose={() => setOpen(false)}>
          <Corrections productId={product.productId} />
        </Dialog>
      )}
    </>
  )
}

function Corrections({ productId }: { productId: string }) {
  const { moment, figure } = useFormats()
  const list = useInfiniteQuery(correctionsQuery(productId))
  const corrections = list.data?.pages.flatMap((page) => page.corrections) ?? []
  if (list.error) return <Failure error={list.error} onRetry={list.refetch} />
  if (list.isPending) return <PageWaiting />
  if (corrections.length === 0) return <EmptyList text={words.noCorrections} />
  const units = (count: number | null) => (count === null ? backofficeTexts.none : figure(count))
  return (
    <Stack>
      <RecordTable
        label={words.history}
        columns={[
          { label: columns.at },
          { label: columns.before, isFigure: true },
          { label: columns.after, isFigure: true },
          { label: columns.reason },
        ]}
      >
        {corrections.map(({ at, client, before, after, reason }) => (
          <Table.Tr key={`${at} ${before} ${after}`}>
            <Cell label={columns.at}>
              <div>
                {moment(at)}
                <Text size="xs" c="dimmed">
                  {client}
                </Text>
              </div>
            </Cell>
            <Cell label={columns.before} isFigure>
              {units(before)}
            </Cell>
            <Cell label={columns.after} isFigure>
              {units(after)}
            </Cell>
            <Cell label={columns.reason}>{reason ?? backofficeTexts.none}</Cell>
          </Table.Tr>
        ))}
      </RecordTable>
      <LoadMore pages={list} />
    </Stack>
  )
}
