import type { Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { inOrder, saveMember } from '../shared/edit/save-member'
import { basedOn, idempotencyHeader } from '../shared/use-command'
import { groupsQuery, type ProductGroup } from './product-queries'

export const createGroup = (body: Schemas['NewProductGroup'], key: string) =>
  api.POST('/admin/v1/product-groups', { params: idempotencyHeader(key), body })

const known = () => queryClient.getQueryData(groupsQuery.queryKey)

const remembered = async (answer: Promise<ProductGroup>) => {
  const group = await answer
  queryClient.setQueryData(
    groupsQuery.queryKey,
    (list) =>
      list && {
        ...list,
        groups: list.groups.map((each) => (each.productGroupId === group.productGroupId ? group : each)),
      },
  )
  return group
}

interface MemberOf {
  group: ProductGroup
  change: Schemas['ProductGroupChange']
  read: (group: ProductGroup) => unknown
  base: unknown
}

/** Saves one member of a group; every list shows the result. */
export const saveGroupMember = ({ group, change, read, base }: MemberOf, key: string) => {
  const path = { productGroupId: group.productGroupId }
  return inOrder(group.productGroupId, () =>
    saveMember({
      current: () => known()?.groups.find((each) => each.productGroupId === path.productGroupId) ?? group,
      read,
      base,
      send: (version, attempt) =>
        remembered(
          api.PATCH('/admin/v1/product-groups/{productGroupId}', {
            params: { ...basedOn(version, `${key}-${attempt}`), path },
            body: change,
          }),
        ),
      reload: () => remembered(api.GET('/admin/v1/product-groups/{productGroupId}', { params: { path } })),
    }),
  )
}
