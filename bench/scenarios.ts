import { candidatesAgainstRulesEngine } from './scenarios/candidates-against-rules-engine.ts'
import { catalogBatch } from './scenarios/catalog-batch.ts'
import { createCheckout } from './scenarios/create-checkout.ts'
import { getOrder } from './scenarios/get-order.ts'
import { importPrices } from './scenarios/import-prices.ts'
import { importTime } from './scenarios/import-time.ts'
import { importedMemory } from './scenarios/imported-memory.ts'
import { newConnections } from './scenarios/new-connections.ts'
import { overload } from './scenarios/overload.ts'
import { priceList } from './scenarios/price-list.ts'
import { proposals } from './scenarios/proposals.ts'
import { createRows, submitRows } from './scenarios/rows-alone.ts'
import { scale } from './scenarios/scale.ts'
import { scaling } from './scenarios/scaling.ts'
import { scanWhileChanging } from './scenarios/scan-while-changing.ts'
import { shopMemory } from './scenarios/shop-memory.ts'
import { submitCheckout, submitWithKey } from './scenarios/submit-checkout.ts'
import { webhooks } from './scenarios/webhooks.ts'
import { type Stage, stage } from './stage.ts'
import { adviceWorld } from './worlds/advice.ts'
import { crowdWorld } from './worlds/crowd.ts'
import { importedWorld } from './worlds/imported.ts'
import { priceListsWorld } from './worlds/price-lists.ts'
import { rowsWorld } from './worlds/rows.ts'
import { scaledWorld } from './worlds/scaled.ts'
import { shopWorld } from './worlds/shop.ts'
import { sizesWorld } from './worlds/sizes.ts'

/** All scenarios in this order, on each engine. Memory comes after the scenarios that use it. */
export const stages: Stage[] = [
  stage(shopWorld, [getOrder, createCheckout, submitCheckout, submitWithKey, shopMemory, webhooks]),
  stage(crowdWorld, [overload, newConnections]),
  stage(rowsWorld, [createRows, submitRows]),
  stage(importedWorld, [
    importTime,
    catalogBatch,
    importedMemory,
    candidatesAgainstRulesEngine,
    priceList,
    scanWhileChanging,
  ]),
  stage(priceListsWorld, [importPrices]),
  stage(adviceWorld, [proposals]),
  stage(sizesWorld, [scale]),
  stage(scaledWorld, [scaling]),
]
