import { Button, Stack } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { backofficeTexts } from '../../texts/backoffice'
import { PageHead } from '../shared/page-head'
import { SearchedList } from '../shared/searched-list'
import { type AdminKey, keysQuery } from './admin-queries'
import { CreateKeyDialog } from './create-key-dialog'
import { KeyTable } from './key-table'
import { RevokeKeyDialog } from './revoke-key-dialog'

const common = backofficeTexts.admin
const words = common.keys
const route = getRouteApi('/backoffice/keys')

export function KeysPage() {
  const filter = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery({ ...keysQuery(filter), placeholderData: keepPreviousData })
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<AdminKey>()
  const keys = list.data?.pages.flatMap((page) => page.keys) ?? []
  return (
    <Stack>
      <PageHead title={words.title} intro={words.intro}>
        <Button onClick={() => setCreating(true)}>{words.create}</Button>
      </PageHead>
      <SearchedList
        list={list}
        isEmpty={keys.length === 0}
        none={words.none}
        label={common.search}
        placeholder={words.searchHint}
        search={filter.search}
        onSearch={(search) => void navigate({ to: '/backoffice/keys', search, replace: true })}
      >
        <KeyTable keys={keys} onRevoke={setRevoked} />
      </SearchedList>
      <CreateKeyDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      {revoked && <RevokeKeyDialog revoked={revoked} onClose={() => setRevoked(undefined)} />}
    </Stack>
  )
}
