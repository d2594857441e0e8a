import type { DemoProduct } from './types.ts'

const licence = (id: string, name: string, manufacturer: string, eur: number): DemoProduct => ({
  id,
  kind: null,
  name,
  manufacturer,
  partNumber: null,
  category: 'VIRTUAL_ITEM',
  weightGrams: null,
  eur,
  facts: null,
})

/** Licences that come by mail and are no part of a PC. */
export const software: DemoProduct[] = [
  licence('software-microsoft-365-personal', 'Microsoft 365 Personal, 1 year', 'Microsoft', 71),
  licence('software-microsoft-365-family', 'Microsoft 365 Family, 1 year', 'Microsoft', 95),
  licence(
    'software-bitdefender-total-security',
    'Bitdefender Total Security, 5 devices, 1 year',
    'Bitdefender',
    32,
  ),
]
