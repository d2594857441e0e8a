import { Button, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isRoleName } from '../../../../src/contract/rights.ts'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { PageHead } from '../shared/page-head'
import { Cell, RecordTable } from '../shared/record-table'
import { SearchedList } from '../shared/searched-list'
import { InviteDialog } from './invite-dialog'
import { type AdminPerson, peopleQuery } from './people-api'
import { PersonDialog } from './person-dialog'

const common = backofficeTexts.admin
const words = backofficeTexts.people
const { columns } = words
const route = getRouteApi('/backoffice/people')

export function PeoplePage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...peopleQuery(filter), placeholderData: keepPreviousData })
  const [isInviting, setInviting] = useState(false)
  const [changed, setChanged] = useState<AdminPerson>()
  const people = list.data?.pages.flatMap((page) => page.people) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <TextLink to="/backoffice/people/roles" size="sm">
          {words.ofRoles.open}
        </TextLink>
        <Button onClick={() => setInviting(true)}>{words.invite}</Button>
      </PageHead>
      <SearchedList
        list={list}
        isEmpty={people.length === 0}
        none={words.none}
        label={common.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={(search) => void navigate({ to: '/backoffice/people', search, replace: true })}
      >
        <RecordTable
          label={words.title}
          columns={[
            { label: columns.name },
            { label: columns.roles },
            { label: columns.accounts },
            { label: common.state },
            { label: backofficeTexts.actions, isQuiet: true },
          ]}
        >
          {people.map((person) => (
            <PersonRow key={person.personId} person={person} onChange={setChanged} />
          ))}
        </RecordTable>
      </SearchedList>
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      {changed && <PersonDialog person={changed} onClose={() => setChanged(undefined)} />}
    </Stack>
  )
}

const roleName = (role: string) => (isRoleName(role) ? backofficeTexts.rights.roles[role] : role)

function PersonRow({ person, onChange }: { person: AdminPerson; onChange: (person: AdminPerson) => void }) {
  const { name, email, roles, accounts, retiredAt } = person
  return (
    <Table.Tr>
      <Cell>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      </Cell>
      <Cell label={columns.roles}>{roles.map(roleName).join(', ') || backofficeTexts.none}</Cell>
      <Cell label={columns.accounts}>{accounts.join(', ') || backofficeTexts.none}</Cell>
      <Cell label={common.state} isWhole>
        {retiredAt === null ? common.active : words.retired}
      </Cell>
      <Cell>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={words.changeOf(name)}
          onClick={() => onChange(person)}
        >
          {words.change}
        </Button>
      </Cell>
    </Table.Tr>
  )
}
