import type { DemoProduct } from './types.ts'

const service = (id: string, name: string, eur: number): DemoProduct => ({
  id,
  kind: null,
  name,
  manufacturer: 'Buildorder',
  partNumber: null,
  category: 'SERVICE',
  weightGrams: null,
  eur,
  facts: null,
})

/** What people do for a customer. No component of a PC, never in stock, never shipped. */
export const services: DemoProduct[] = [
  service('service-pc-assembly', 'PC assembly and test', 79),
  service('service-pc-assembly-premium', 'PC assembly with cable management and 24 h stress test', 149),
  service('service-extended-warranty-3-years', 'Extended warranty, 3 years', 89),
  service('service-extended-warranty-5-years', 'Extended warranty, 5 years', 149),
  service('service-windows-setup', 'Windows set-up with drivers and updates', 39),
  service('service-data-transfer', 'Data transfer from an old PC', 69),
  service('service-bios-update', 'Firmware update of a motherboard before shipping', 19),
  service('service-on-site-setup', 'Set-up at the customer’s desk', 129),
]
