// Preferences that have no effect. The service accepts them, because they rank nothing; a person has probably mistyped them.
import { texts } from '../texts'
import type { Finding } from './findings'
import type { Form } from './form'
import type { Quote } from './quote'

const words = texts.checkout

/** `today` as YYYY-MM-DD, in UTC as all delivery days. */
export function preferenceFindings(
  { carrier, deliverDate }: Pick<Form, 'carrier' | 'deliverDate'>,
  { deliveryOptions }: Pick<Quote, 'deliveryOptions'>,
  today: string,
): Finding[] {
  const findings: Finding[] = []
  if (deliverDate !== '' && deliverDate < today)
    findings.push({ field: 'deliverDate', message: words.datePassed })
  // Licences and services need no carrier.
  const carriers = [...new Set(deliveryOptions.map((option) => option.carrier))].filter(
    (name) => name !== 'Electronic',
  )
  const wanted = carrier.trim().toLowerCase()
  if (wanted !== '' && carriers.length > 0 && !carriers.some((name) => name.toLowerCase() === wanted))
    findings.push({ field: 'carrier', message: words.carrierUnknown(carrier.trim(), carriers) })
  return findings
}
