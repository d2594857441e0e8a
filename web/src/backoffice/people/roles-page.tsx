import type { Schemas } from '@buildorder/client'
import { Button, Checkbox, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rightNames, rights } from '../../../../src/contract/rights.ts'
import { meQuery, useMe } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { Dialog } from '../shared/dialog'
import { PageHead } from '../shared/page-head'
import { RecordForm, useRecordForm } from '../shared/record-form'
import { Cell, RecordTable } from '../shared/record-table'
import { changeRole, rolesQuery } from './people-api'

type Role = Schemas['AdminRole']

const words = backofficeTexts.people.ofRoles
const nameOf = ({ role }: Role) => backofficeTexts.rights.roles[role]
const isStandard = (role: Role) =>
  role.rights.length === role.standardRights.length &&
  role.rights.every((right) => role.standardRights.includes(right))

export function RolesPage() {
  const { data, error, refetch } = useQuery(rolesQuery)
  const [changed, setChanged] = useState<Role>()
  if (error) return <Failure error={error} onRetry={() => refetch()} />
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <TextLink to="/backoffice/people" size="sm">
          {backofficeTexts.people.title}
        </TextLink>
      </PageHead>
      <RecordTable
        label={words.title}
        columns={[
          { label: words.role },
          { label: words.rights },
          { label: backofficeTexts.actions, isQuiet: true },
        ]}
      >
        {data?.roles.map((role) => (
          <RoleRow key={role.role} role={role} onChange={() => setChanged(role)} />
        ))}
      </RecordTable>
      {changed && <RoleDialog role={changed} onClose={() => setChanged(undefined)} />}
    </Stack>
  )
}

function RoleRow({ role, onChange }: { role: Role; onChange: () => void }) {
  const isOwner = role.role === 'owner'
  return (
    <Table.Tr>
      <Cell>
        <Text size="sm" fw={600}>
          {nameOf(role)}
        </Text>
        <Text size="sm" c="dimmed">
          {isStandard(role) ? words.standard : words.changedHere}
        </Text>
      </Cell>
      <Cell label={words.rights}>
        {isOwner ? words.every : role.rights.map((right) => right.replaceAll('-', ' ')).join(', ')}
      </Cell>
      <Cell>
        {!isOwner && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={words.changeOf(nameOf(role))}
            onClick={onChange}
          >
            {backofficeTexts.people.change}
          </Button>
        )}
      </Cell>
    </Table.Tr>
  )
}

function RoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const { rights: own, roles } = useMe()
  const form = useRecordForm({
    initial: { rights: role.rights as string[], isConfirmed: false },
    read: ({ rights: chosen, isConfirmed }) => ({
      ...{ role: role.role, version: role.version, isConfirmed },
      rights: chosen as Role['rights'],
    }),
    send: changeRole,
    changes: [rolesQuery.queryKey, meQuery.queryKey],
    said: () => words.changed(nameOf(role)),
    onDone: onClose,
  })
  return (
    <Dialog title={words.changeOf(nameOf(role))} onClose={onClose}>
      <RecordForm form={form} submit={backofficeTexts.save} onCancel={onClose}>
        <Checkbox.Group
          label={words.rights}
          value={form.draft.rights}
          onChange={(chosen) => form.change({ rights: chosen })}
          error={form.errorOf('rights')}
        >
          <Stack gap="xs" my={6}>
            {rightNames.map((right) => (
              <Checkbox
                key={right}
                value={right}
                label={rights[right].about}
                disabled={!own.includes(right)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          onClick={() => form.change({ rights: role.standardRights })}
        >
          {words.useStandard}
        </Button>
        {roles.includes(role.role) && (
          <Checkbox label={backofficeTexts.admin.loseAccess} {...form.checked('isConfirmed')} />
        )}
      </RecordForm>
    </Dialog>
  )
}
