import type { PropsWithChildren } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { EmptyList } from './empty-list'
import { LoadMore } from './load-more'

export interface Pages {
  error: Error | null
  isPending: boolean
  isSuccess: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface Props {
  list: Omit<Pages, 'isPlaceholderData'>
  isEmpty: boolean
  /** Shown if nothing is found. */
  none: string
}

/** A list that is loaded page by page, in all its states; the children are its table. */
export const PagedList = ({ list, isEmpty, none, children }: PropsWithChildren<Props>) => (
  <>
    {list.error && <Failure error={list.error} onRetry={list.refetch} />}
    {list.isPending && <PageWaiting />}
    {list.isSuccess && isEmpty && <EmptyList text={none} />}
    {!isEmpty && children}
    <LoadMore pages={list} />
  </>
)
