import type { ConfiguratorContext } from '../configurator/context.ts'
import type { MailOrder } from '../orders/record.ts'
import type { LiveSnapshot } from '../platform/store/live-snapshot.ts'
import type { Carriers } from './delivery/carriers.ts'
import type { SubmitMemory } from './submit/load-for-submit.ts'

export interface CheckoutContext extends ConfiguratorContext {
  carriers: LiveSnapshot<Carriers>
  submitMemory: SubmitMemory
  mailOrder: MailOrder
  settings: ConfiguratorContext['settings'] & {
    /** Seconds that a request may take. */
    REQUEST_SECONDS: number
    /** Days after which a draft expires. */
    CHECKOUT_DAYS: number
  }
}
