import { Box, Button, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { EditCell } from '../shared/edit/edit-cell'
import { choiceEditor, type Editor } from '../shared/edit/editor'
import { EmptyList } from '../shared/empty-list'
import { refusalOf } from '../shared/field-error'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { RetireButton } from '../shared/retire-button'
import { CreateGroupDialog } from './create-group-dialog'
import { saveGroupMember } from './group-commands'
import { nameEditor } from './product-editors'
import { factsQuery, groupsQuery, type ProductGroup } from './product-queries'
import { stateOf } from './product-state'

const products = backofficeTexts.products
const { columns } = products
const words = products.groups

export function GroupsPage() {
  const { data, error, refetch } = useQuery(groupsQuery)
  const [isCreating, setCreating] = useState(false)
  return (
    <Stack>
      <TextLink to="/backoffice/products" search={{}}>
        {products.one.back}
      </TextLink>
      <PageHead title={words.title} intro={words.intro}>
        <ForRight right="change-products">
          <Button onClick={() => setCreating(true)}>{words.create}</Button>
        </ForRight>
      </PageHead>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data?.groups.length === 0 && <EmptyList text={words.none} />}
      {data && data.groups.length > 0 && <GroupTable groups={data.groups} />}
      <CreateGroupDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </Stack>
  )
}

function GroupTable({ groups }: { groups: ProductGroup[] }) {
  const { data } = useQuery(factsQuery)
  const kindEditor = choiceEditor(data?.kinds.map(({ kind, name }) => ({ value: kind, label: name })) ?? [])
  return (
    <Box data-edit-area="">
      <RecordTable
        label={words.title}
        columns={[
          { label: columns.name },
          { label: words.kind },
          { label: columns.state },
          { label: backofficeTexts.actions, isQuiet: true },
          { label: words.products, isQuiet: true },
        ]}
      >
        {groups.map((group) => (
          <Table.Tr key={group.productGroupId} data-group={group.productGroupId}>
            <Cell label={columns.name}>
              <MemberCell group={group} name="name" label={columns.name} editor={nameEditor} />
            </Cell>
            <Cell label={words.kind}>
              <MemberCell group={group} name="kind" label={words.kind} editor={kindEditor} />
            </Cell>
            <Cell label={columns.state} isWhole>
              <Text span size="sm">
                {products.states[stateOf(group)]}
              </Text>
            </Cell>
            <Cell>
              <RetireButton
                right="change-products"
                name={group.name}
                retired={group.retired}
                said={words}
                save={(retired, key) =>
                  saveGroupMember(
                    { group, change: { retired }, read: (each) => each.retired, base: !retired },
                    key,
                  )
                }
              />
            </Cell>
            <Cell isWhole>
              <TextLink
                to="/backoffice/products"
                search={{ group: group.productGroupId }}
                size="sm"
                aria-label={words.productsOf(group.name)}
              >
                {words.products}
              </TextLink>
            </Cell>
          </Table.Tr>
        ))}
      </RecordTable>
    </Box>
  )
}

interface MemberProps {
  group: ProductGroup
  name: 'name' | 'kind'
  label: string
  editor: Editor
}

const MemberCell = ({ group, name, label, editor }: MemberProps) => (
  <EditCell
    right="change-products"
    label={label}
    owner={group.name}
    value={group[name]}
    editor={editor}
    save={({ value, base }, key) =>
      saveGroupMember({ group, change: { [name]: String(value) }, read: (each) => each[name], base }, key)
    }
    refusalOf={(error) => refusalOf(error, name)}
  />
)
