// What a supplier sells: its number of each product, its cost and the fewest units.
import { Badge, Button, Group, Table } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../api/query-client'
import { useFormats } from '../../session/format'
import { purchasingTexts } from '../../texts/purchasing'
import { Confirmation } from '../shared/confirmation'
import { ForRight } from '../shared/for-right'
import { Named } from '../shared/named'
import { PagedList } from '../shared/paged-list'
import { Cell, RecordTable } from '../shared/record-table'
import { Refusal } from '../shared/refusal'
import { Section } from '../shared/section'
import { showMessage } from '../shared/show-message'
import { useCommand } from '../shared/use-command'
import {
  removeTerms,
  type Supplier,
  type SupplierProduct,
  supplierKeys,
  termsQuery,
} from './supplier-queries'
import { TermsDialog } from './terms-dialog'

const words = purchasingTexts.terms
const { columns } = words

const nameOf = ({ productName, productId }: SupplierProduct) => productName ?? productId

export function Terms({ supplier }: { supplier: Supplier }) {
  const list = useInfiniteQuery(termsQuery(supplier.supplierId))
  /** Null is another product. */
  const [edited, setEdited] = useState<SupplierProduct | null>()
  const [removed, setRemoved] = useState<SupplierProduct>()
  const remove = useCommand(removeTerms, async () => {
    if (removed) showMessage(words.removed(nameOf(removed)))
    await Promise.all(supplierKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  })
  const products = list.data?.pages.flatMap((page) => page.products) ?? []
  return (
    <Section
      id="terms"
      title={words.title}
      beside={
        <ForRight right="change-purchasing">
          <Button size="compact-sm" variant="default" onClick={() => setEdited(null)}>
            {words.add}
          </Button>
        </ForRight>
      }
    >
      {remove.error && <Refusal error={remove.error} onClose={remove.reset} />}
      <PagedList list={list} isEmpty={products.length === 0} none={words.none}>
        <TermsTable products={products} onChange={setEdited} onRemove={setRemoved} />
      </PagedList>
      {edited !== undefined && (
        <TermsDialog supplier={supplier} product={edited} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <Confirmation
          title={words.removeOf(nameOf(removed))}
          hint={words.removeHint}
          submit={words.remove}
          onConfirm={() => remove.mutate(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Section>
  )
}

interface TableProps {
  products: SupplierProduct[]
  onChange: (product: SupplierProduct) => void
  onRemove: (product: SupplierProduct) => void
}

function TermsTable({ products, onChange, onRemove }: TableProps) {
  const { money, figure } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.product },
        { label: columns.partNumber },
        { label: columns.fewest, isFigure: true },
        { label: columns.cost, isFigure: true },
        { label: words.change, isQuiet: true },
      ]}
    >
      {products.map((product) => (
        <Table.Tr key={product.productId} data-product={product.productId}>
          <Cell>
            <Named name={nameOf(product)} id={product.productId}>
              {product.preferred && (
                <Badge variant="light" size="sm" tt="none" fw={500}>
                  {words.isPreferred}
                </Badge>
              )}
            </Named>
          </Cell>
          <Cell label={columns.partNumber}>{product.partNumber ?? '—'}</Cell>
          <Cell label={columns.fewest} isFigure>
            {figure(product.minimumQuantity)}
          </Cell>
          <Cell label={columns.cost} isFigure>
            {product.cost === null ? '—' : money(product.cost, product.currency)}
          </Cell>
          <Cell isWhole>
            <ForRight right="change-purchasing">
              <Group gap={4} wrap="nowrap">
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={words.changeOf(nameOf(product))}
                  onClick={() => onChange(product)}
                >
                  {words.change}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="red"
                  aria-label={words.removeOf(nameOf(product))}
                  onClick={() => onRemove(product)}
                >
                  {words.remove}
                </Button>
              </Group>
            </ForRight>
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
