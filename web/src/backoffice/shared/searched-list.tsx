import type { PropsWithChildren } from 'react'
import { SearchField } from '../../shell/search-field'
import { PagedList, type Pages } from './paged-list'
import { Settled } from './settled'

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
      <PagedList list={list} isEmpty={isEmpty} none={none}>
        <Settled isOutdated={list.isPlaceholderData}>{children}</Settled>
      </PagedList>
    </>
  )
}
