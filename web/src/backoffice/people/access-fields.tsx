import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'
import { useOfferedRoles } from './offered-roles'

const words = backofficeTexts.people

export interface Access {
  roles: string[]
  /** As it is typed. */
  accounts: string
}

export const accountsOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter((id) => id !== '')

interface Props {
  access: Access
  onChange: (next: Partial<Access>) => void
  errorOf: (field: string) => string | undefined
}

/** The roles that the caller may give, and the accounts of a buyer. */
export function AccessFields({ access: { roles, accounts }, onChange, errorOf }: Props) {
  const offered = useOfferedRoles()
  return (
    <>
      <Checkbox.Group
        label={words.roles}
        description={words.rolesHint}
        value={roles}
        onChange={(next) => onChange({ roles: next })}
        error={errorOf('roles')}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my={6}>
          {offered.map((role) => (
            <Checkbox key={role} value={role} label={backofficeTexts.rights.roles[role]} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <TextInput
        label={words.accounts}
        description={words.accountsHint}
        value={accounts}
        onChange={(event) => onChange({ accounts: event.currentTarget.value })}
        error={errorOf('accounts')}
        autoComplete="off"
      />
    </>
  )
}
