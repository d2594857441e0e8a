import { Table } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import { Section } from '../shared/section'
import { MemberCell } from './member-cell'
import {
  categoryEditor,
  flagEditor,
  groupEditor,
  nameEditor,
  textEditor,
  weightEditor,
} from './product-editors'
import type { AdminProduct, ProductGroup } from './product-queries'

const words = backofficeTexts.products.one
const { fields } = words
const [, valueColumn] = words.factColumns

interface Props {
  product: AdminProduct
  groups: readonly ProductGroup[]
}

/** The members of a product that are not facts, edited in place. */
export function ProductDetails({ product, groups }: Props) {
  const members = [
    ['name', nameEditor],
    ['description', textEditor],
    ['manufacturer', textEditor],
    ['manufacturerPartNumber', textEditor],
    ['ean', textEditor],
    ['productGroupId', groupEditor(groups)],
    ['category', categoryEditor],
    ['weightGrams', weightEditor],
    ['discontinued', flagEditor],
  ] as const
  return (
    <Section id="product-details" title={words.details}>
      <div data-edit-area="">
        <RecordTable label={words.details} columns={[{ label: words.member }, { label: valueColumn }]}>
          {members.map(([name, editor]) => (
            <Table.Tr key={name}>
              <Cell>{fields[name]}</Cell>
              <Cell>
                <MemberCell product={product} name={name} label={fields[name]} editor={editor} />
              </Cell>
            </Table.Tr>
          ))}
        </RecordTable>
      </div>
    </Section>
  )
}
