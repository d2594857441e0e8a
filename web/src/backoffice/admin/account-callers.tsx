import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { backofficeTexts } from '../../texts/backoffice'
import { LoadMore } from '../shared/load-more'
import { Section } from '../shared/section'
import { type AdminKey, keysQuery } from './admin-queries'
import { CreateKeyDialog } from './create-key-dialog'
import { KeyTable } from './key-table'
import { RevokeKeyDialog } from './revoke-key-dialog'

const words = backofficeTexts.admin.accounts.callers

/** The keys that may act for an account. */
export function AccountCallers({ customerId }: { customerId: string }) {
  const list = useInfiniteQuery(keysQuery({ account: customerId }))
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<AdminKey>()
  const keys = list.data?.pages.flatMap((page) => page.keys) ?? []
  return (
    <Section
      id="callers"
      title={words.title}
      beside={
        <Button size="xs" variant="default" onClick={() => setCreating(true)}>
          {backofficeTexts.admin.keys.create}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {words.hint}
      </Text>
      {list.error && <Failure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <PageWaiting />}
      {list.isSuccess && keys.length === 0 && <Text>{words.none}</Text>}
      {keys.length > 0 && <KeyTable keys={keys} onRevoke={setRevoked} />}
      <LoadMore pages={list} />
      <CreateKeyDialog isOpen={isCreating} account={customerId} onClose={() => setCreating(false)} />
      {revoked && <RevokeKeyDialog revoked={revoked} onClose={() => setRevoked(undefined)} />}
    </Section>
  )
}
