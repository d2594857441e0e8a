import type { PropsWithChildren } from 'react'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { SearchField } from '../../shell/search-field'
import { EmptyList } from './empty-list'
import { LoadMore } from './load-more'
import { Settled } from './settled'

interface Pages {
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
  list: Pages
  isEmpty: boolean
  /** Shown if nothing is found. */
  none: string
  label: string
  placeholder: string
  search: string | undefined
  onSearch: (search: { search?: string }) => void
}

/** A list that is searched and loaded page by page, in all its states; the children are its table. */
export const SearchedList = (props: PropsWithChildren<Props>) => {
  const { list, isEmpty, none, label, placeholder, search, onSearch, children } = props
  return (
    <>
      <SearchField
        w={{ base: '100%', xs: 320 }}
        label={label}
        placeholder={placeholder}
        value={search}
        onSearch={(next) => onSearch(next ? { search: next } : {})}
      />
      {list.error && <Failure error={list.error} onRetry={list.refetch} />}
      {list.isPending && <PageWaiting />}
      {list.isSuccess && isEmpty && <EmptyList text={none} />}
      {!isEmpty && <Settled isOutdated={list.isPlaceholderData}>{children}</Settled>}
      <LoadMore pages={list} />
    </>
  )
}
