import type { OperatingSystemFacts } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const licence = (
  id: string,
  name: string,
  manufacturer: string,
  partNumber: string | null,
  eur: number,
  system: OperatingSystemFacts['system'],
  edition?: OperatingSystemFacts['edition'],
): DemoProduct<'operatingSystem'> => ({
  id,
  kind: 'operatingSystem',
  name,
  manufacturer,
  partNumber,
  category: 'VIRTUAL_ITEM',
  weightGrams: null,
  eur,
  facts: { system, ...(edition ? { edition } : {}) },
})

const microsoft = rowsOf('operatingSystem', 'Microsoft')

/** Mostly electronic licences; the boxed ones travel by post. */
export const operatingSystems: DemoProduct<'operatingSystem'>[] = [
  licence(
    'os-windows-11-home',
    'Windows 11 Home, electronic licence',
    'Microsoft',
    null,
    116,
    'Windows 11',
    'Home',
  ),
  licence(
    'os-windows-11-pro',
    'Windows 11 Pro, electronic licence',
    'Microsoft',
    null,
    207,
    'Windows 11',
    'Pro',
  ),
  licence(
    'os-windows-11-pro-for-workstations',
    'Windows 11 Pro for Workstations, electronic licence',
    'Microsoft',
    null,
    359,
    'Windows 11',
    'Pro for Workstations',
  ),
  licence(
    'os-windows-server-2025-standard',
    'Windows Server 2025 Standard (16 cores), electronic licence',
    'Microsoft',
    null,
    939,
    'Windows Server',
  ),
  licence('os-ubuntu-pro-desktop', 'Ubuntu Pro Desktop, 1 year', 'Canonical', null, 23, 'Linux'),
  licence(
    'os-red-hat-enterprise-linux-workstation',
    'Red Hat Enterprise Linux for Workstations, 1 year',
    'Red Hat',
    null,
    165,
    'Linux',
  ),
  microsoft('os-windows-11-home-usb', 'Windows 11 Home, USB stick', 'HAJ-00090', 100, 125, 40, {
    system: 'Windows 11',
    edition: 'Home',
  }),
  microsoft('os-windows-11-pro-usb', 'Windows 11 Pro, USB stick', 'HAV-00164', 100, 219, 35, {
    system: 'Windows 11',
    edition: 'Pro',
  }),
]
