import { fileAnswer, savedFile } from '../../platform/http/route/file.ts'
import { route } from '../../platform/http/route/route.ts'
import type { PurchasingContext } from '../context.ts'
import { loadPaper } from '../load-paper.ts'
import { loadPurchase } from '../purchase.ts'
import { purchasePdf } from '../purchase-pdf.ts'
import { purchaseParams } from './example.ts'
import { noSuchPurchase } from './purchases.ts'

export const readPurchasePdf = ({ store, loadPicture }: PurchasingContext) =>
  route({
    operationId: 'readPurchasePdf',
    method: 'GET',
    path: '/purchasing/v1/purchase-orders/{purchaseOrderId}/pdf',
    tag: 'Purchasing',
    summary: 'Read a purchase order as PDF',
    description: "As it is sent, in the supplier's language.",
    access: 'see-purchasing',
    params: purchaseParams,
    success: savedFile({ contentType: 'application/pdf', description: 'The purchase order on A4.' }),
    problems: ['purchase_order_not_found'],

    async read({ params: { purchaseOrderId = '' } }) {
      const purchase = await loadPurchase(store, purchaseOrderId)
      if (!purchase) return noSuchPurchase(purchaseOrderId)
      const content = purchasePdf(await loadPaper(store, purchase, loadPicture))
      return fileAnswer(`${encodeURIComponent(purchase.id)}.pdf`, content)
    },
  })
