import { fileAnswer, savedCsv } from '../../../platform/http/route/file.ts'
import { route } from '../../../platform/http/route/route.ts'
import type { CatalogContext } from '../../context.ts'
import { headerOfPrices, pricesAsCsv } from '../../export-prices.ts'
import { priceListTable } from '../../prices.ts'
import { noSuchList } from './prices.ts'

export const exportPrices = ({ store }: CatalogContext) =>
  route({
    operationId: 'exportPrices',
    method: 'GET',
    path: '/admin/v1/price-lists/{priceList}/export',
    tag: 'Administration',
    summary: 'Download a price list as CSV',
    description:
      'All prices and price rules, in the columns of the import of prices: importing the file again changes nothing. It is sent while it is read. Prices that are changed meanwhile may be in it or not.',
    access: 'see-products',
    params: { priceList: 'The id of the price list.' },
    success: savedCsv(`${headerOfPrices}NOK-standard,NOK,cpu-1,2490,,,\nNOK-standard,NOK,cpu-1,2390,10,,\n`),
    problems: ['price_list_not_found'],

    async read({ params: { priceList: id = '' } }) {
      const list = await priceListTable.load(store, id)
      if (!list) return noSuchList(id)
      const name = id.replace(/[^\w.-]/g, '_')
      return fileAnswer(`${name}.csv`, pricesAsCsv(store, list.value))
    },
  })
