import { Button, Stack } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { downloadFile } from '../../api/transfer'
import { useMay } from '../../session/me'
import { Failure } from '../../shell/page-failure'
import { PageWaiting } from '../../shell/page-waiting'
import { saveFile } from '../../shell/save-file'
import { TextLink } from '../../shell/text-link'
import { backofficeTexts } from '../../texts/backoffice'
import { ImportDialog } from '../imports/import-dialog'
import { ForRight } from '../shared/for-right'
import { PageHead } from '../shared/page-head'
import { Refusal } from '../shared/refusal'
import { SearchedList } from '../shared/searched-list'
import { allPrices, type PriceList, priceListQuery, pricesQuery } from './price-queries'
import { PriceTable } from './price-table'
import { SetPriceDialog } from './set-price-dialog'

const words = backofficeTexts.prices
const route = getRouteApi('/backoffice/price-lists/$priceList')

export function PriceListPage() {
  const { priceList } = route.useParams()
  const { data, error, refetch } = useQuery(priceListQuery(priceList))
  return (
    <Stack>
      <TextLink to="/backoffice/price-lists">{words.back}</TextLink>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <PageWaiting />}
      {data && <PriceListView list={data} />}
    </Stack>
  )
}

function PriceListView({ list: { priceList, currency } }: { list: PriceList }) {
  const { search } = route.useSearch()
  const navigate = useNavigate()
  const prices = useInfiniteQuery({ ...pricesQuery(priceList, search), placeholderData: keepPreviousData })
  const mayImport = [useMay('change-prices'), useMay('import-files')].every(Boolean)
  const [open, setOpen] = useState<'import' | 'price'>()
  const download = useMutation({
    mutationFn: () => downloadFile(`/admin/v1/price-lists/${encodeURIComponent(priceList)}/export`),
    onSuccess: (file) => saveFile(`${priceList}.csv`, file),
  })
  const rows = prices.data?.pages.flatMap((page) => page.prices) ?? []
  const close = () => setOpen(undefined)
  return (
    <>
      <PageHead title={priceList} intro={words.inCurrency(currency)}>
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </Button>
        {mayImport && (
          <Button variant="default" onClick={() => setOpen('import')}>
            {words.upload}
          </Button>
        )}
        <ForRight right="change-prices">
          <Button onClick={() => setOpen('price')}>{words.setPrice}</Button>
        </ForRight>
      </PageHead>
      {download.error && <Refusal error={download.error} onClose={download.reset} />}
      <SearchedList
        list={prices}
        isEmpty={rows.length === 0}
        none={words.noPrices}
        label={words.search}
        placeholder={words.priceHint}
        search={search}
        onSearch={(next) =>
          void navigate({
            to: '/backoffice/price-lists/$priceList',
            params: { priceList },
            search: next,
            replace: true,
          })
        }
      >
        <PriceTable priceList={priceList} currency={currency} prices={rows} />
      </SearchedList>
      <ImportDialog
        isOpen={open === 'import'}
        title={words.uploadTitle}
        kind="prices"
        changes={allPrices(priceList)}
        onClose={close}
      />
      <SetPriceDialog isOpen={open === 'price'} priceList={priceList} currency={currency} onClose={close} />
    </>
  )
}
