import { Button, Table, Text } from '@mantine/core'
import { useFormats } from '../../session/format'
import { backofficeTexts } from '../../texts/backoffice'
import { Cell, RecordTable } from '../shared/record-table'
import type { AdminKey } from './admin-queries'

const common = backofficeTexts.admin
const words = common.keys
const { columns } = words
const roleNames: Record<string, string> = backofficeTexts.rights.roles

export function KeyTable({ keys, onRevoke }: { keys: AdminKey[]; onRevoke: (key: AdminKey) => void }) {
  const { day } = useFormats()
  return (
    <RecordTable
      label={words.title}
      columns={[
        { label: columns.client },
        { label: columns.accounts },
        { label: columns.scopes },
        { label: columns.created },
        { label: common.state },
        { label: backofficeTexts.actions, isQuiet: true },
      ]}
    >
      {keys.map((key) => (
        <Table.Tr key={key.keyId}>
          <Cell>
            <Text span size="sm" fw={600}>
              {key.client}
            </Text>{' '}
            <Text span size="sm" c="dimmed" ff="monospace">
              {key.keyId}
            </Text>
          </Cell>
          <Cell label={columns.accounts}>{key.accounts.join(', ') || words.everyAccount}</Cell>
          <Cell label={columns.scopes}>
            <Text span size="sm">
              {[
                ...key.roles.map((role) => roleNames[role] ?? role),
                ...key.scopes.map((scope) => words.scopeNames[scope] ?? scope),
              ].join(', ')}
            </Text>
          </Cell>
          <Cell label={columns.created} isWhole>
            {day(key.createdAt)}
          </Cell>
          <Cell label={common.state} isWhole>
            {key.revokedAt === null ? common.active : words.revoked(day(key.revokedAt))}
          </Cell>
          <Cell isWhole>
            {key.revokedAt === null && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={words.revokeOf(key.client, key.keyId)}
                onClick={() => onRevoke(key)}
              >
                {words.revoke}
              </Button>
            )}
          </Cell>
        </Table.Tr>
      ))}
    </RecordTable>
  )
}
