import { useQuery } from '@tanstack/react-query'
import { type RoleName, rightsOfRole, roleNames } from '../../../../src/contract/rights.ts'
import { useMe } from '../../session/me'
import { rolesQuery } from './people-api'

/** The roles whose rights the caller has, and so may give: as this shop has set them, if the caller may read that. */
export function useOfferedRoles(): RoleName[] {
  const own = useMe().rights
  const { data } = useQuery({ ...rolesQuery, enabled: own.includes('manage-people') })
  const rightsOf = (name: RoleName): readonly string[] =>
    data?.roles.find(({ role }) => role === name)?.rights ?? rightsOfRole(name)
  return roleNames.filter((role) => rightsOf(role).every((right) => own.includes(right)))
}
