import type { StorageFacts } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const corsair = rowsOf('storage', 'Corsair')
const crucial = rowsOf('storage', 'Crucial')
const intel = rowsOf('storage', 'Intel')
const kingston = rowsOf('storage', 'Kingston')
const samsung = rowsOf('storage', 'Samsung')
const seagate = rowsOf('storage', 'Seagate')
const toshiba = rowsOf('storage', 'Toshiba')
const westernDigital = rowsOf('storage', 'Western Digital')

const nvme: StorageFacts = { form: 'M.2', interface: 'NVMe', m2Size: '2280', pcieGeneration: 4 }
const nvmeGen5: StorageFacts = { ...nvme, pcieGeneration: 5 }
const nvme2230: StorageFacts = { ...nvme, m2Size: '2230' }
const nvme22110: StorageFacts = { ...nvme, m2Size: '22110' }
const m2Sata: StorageFacts = { form: 'M.2', interface: 'SATA', m2Size: '2280' }
const sata25: StorageFacts = { form: '2.5"', interface: 'SATA' }
const sata35: StorageFacts = { form: '3.5"', interface: 'SATA' }

const nvmeDrives: DemoProduct<'storage'>[] = [
  samsung('ssd-samsung-990-pro-1tb', 'Samsung 990 PRO 1 TB', 'MZ-V9P1T0BW', 60, 79, 220, nvme),
  samsung('ssd-samsung-990-pro-2tb', 'Samsung 990 PRO 2 TB', 'MZ-V9P2T0BW', 60, 135, 320, nvme),
  samsung('ssd-samsung-990-pro-4tb', 'Samsung 990 PRO 4 TB', 'MZ-V9P4T0BW', 60, 255, 80, nvme),
  samsung('ssd-samsung-990-evo-plus-1tb', 'Samsung 990 EVO Plus 1 TB', 'MZ-V9S1T0BW', 60, 59, 260, nvme),
  samsung('ssd-samsung-990-evo-plus-2tb', 'Samsung 990 EVO Plus 2 TB', 'MZ-V9S2T0BW', 60, 99, 240, nvme),
  samsung('ssd-samsung-9100-pro-2tb', 'Samsung 9100 PRO 2 TB', 'MZ-VAP2T0BW', 60, 189, 60, nvmeGen5),
  westernDigital('ssd-wd-black-sn850x-1tb', 'WD_BLACK SN850X 1 TB', 'WDS100T2X0E', 60, 72, 210, nvme),
  westernDigital('ssd-wd-black-sn850x-2tb', 'WD_BLACK SN850X 2 TB', 'WDS200T2X0E', 60, 119, 180, nvme),
  westernDigital('ssd-wd-black-sn850x-4tb', 'WD_BLACK SN850X 4 TB', 'WDS400T2X0E', 60, 239, 55, nvme),
  westernDigital('ssd-wd-black-sn7100-2tb', 'WD_BLACK SN7100 2 TB', 'WDS200T4X0E', 60, 105, 130, nvme),
  westernDigital('ssd-wd-blue-sn580-500gb', 'WD Blue SN580 500 GB', 'WDS500G3B0E', 60, 35, 190, nvme),
  kingston('ssd-kingston-nv3-500gb', 'Kingston NV3 500 GB', 'SNV3S/500G', 60, 32, 260, nvme),
  kingston('ssd-kingston-nv3-1tb', 'Kingston NV3 1 TB', 'SNV3S/1000G', 60, 47, 400, nvme),
  kingston('ssd-kingston-kc3000-1tb', 'Kingston KC3000 1 TB', 'SKC3000S/1024G', 60, 68, 110, nvme),
  kingston('ssd-kingston-fury-renegade-2tb', 'Kingston FURY Renegade 2 TB', 'SFYRD/2000G', 60, 125, 90, nvme),
  crucial('ssd-crucial-p3-plus-500gb', 'Crucial P3 Plus 500 GB', 'CT500P3PSSD8', 60, 33, 150, nvme),
  crucial('ssd-crucial-p3-plus-1tb', 'Crucial P3 Plus 1 TB', 'CT1000P3PSSD8', 60, 48, 170, nvme),
  crucial('ssd-crucial-t500-1tb', 'Crucial T500 1 TB', 'CT1000T500SSD8', 60, 62, 160, nvme),
  crucial('ssd-crucial-t500-2tb', 'Crucial T500 2 TB', 'CT2000T500SSD8', 60, 108, 140, nvme),
  crucial('ssd-crucial-t705-2tb', 'Crucial T705 2 TB', 'CT2000T705SSD3', 60, 195, 40, nvmeGen5),
  crucial(
    'ssd-crucial-t705-4tb',
    'Crucial T705 4 TB',
    'CT4000T705SSD3',
    60,
    369,
    {
      stock: 0,
      supply: [
        { quantity: 30, inDays: 5 },
        { quantity: 60, inDays: 26 },
      ],
    },
    nvmeGen5,
  ),
  corsair(
    'ssd-corsair-mp700-pro-2tb',
    'Corsair MP700 PRO 2 TB',
    'CSSD-F2000GBMP700PRO',
    120,
    189,
    25,
    nvmeGen5,
  ),
  // Short and long ones, which not every slot holds.
  crucial('ssd-crucial-p310-1tb-2230', 'Crucial P310 1 TB (2230)', 'CT1000P310SSD2', 40, 75, 70, nvme2230),
  westernDigital(
    'ssd-wd-black-sn770m-2tb-2230',
    'WD_BLACK SN770M 2 TB (2230)',
    'WDS200T3X0G',
    40,
    149,
    35,
    nvme2230,
  ),
  samsung(
    'ssd-samsung-pm9a3-1920gb-22110',
    'Samsung PM9A3 1.92 TB (22110)',
    'MZ1L21T9HCLS-00A07',
    70,
    229,
    16,
    nvme22110,
  ),
]

const sataSsds: DemoProduct<'storage'>[] = [
  westernDigital(
    'ssd-wd-blue-sa510-500gb-m2',
    'WD Blue SA510 500 GB M.2 SATA',
    'WDS500G3B0B',
    50,
    45,
    60,
    m2Sata,
  ),
  westernDigital(
    'ssd-wd-blue-sa510-1tb-m2',
    'WD Blue SA510 1 TB M.2 SATA',
    'WDS100T3B0B',
    50,
    72,
    50,
    m2Sata,
  ),
  kingston('ssd-kingston-a400-480gb-m2', 'Kingston A400 480 GB M.2 SATA', 'SA400M8/480G', 50, 32, 45, m2Sata),
  samsung('ssd-samsung-870-evo-500gb', 'Samsung 870 EVO 500 GB', 'MZ-77E500B/EU', 110, 45, 170, sata25),
  samsung('ssd-samsung-870-evo-1tb', 'Samsung 870 EVO 1 TB', 'MZ-77E1T0B/EU', 110, 72, 190, sata25),
  samsung('ssd-samsung-870-evo-2tb', 'Samsung 870 EVO 2 TB', 'MZ-77E2T0BW', 110, 129, 80, sata25),
  samsung('ssd-samsung-870-qvo-4tb', 'Samsung 870 QVO 4 TB', 'MZ-77Q4T0BW', 110, 239, 40, sata25),
  crucial('ssd-crucial-mx500-1tb', 'Crucial MX500 1 TB', 'CT1000MX500SSD1', 110, 69, 65, sata25),
  crucial('ssd-crucial-bx500-1tb', 'Crucial BX500 1 TB', 'CT1000BX500SSD1', 110, 49, 150, sata25),
  kingston('ssd-kingston-a400-480gb', 'Kingston A400 480 GB', 'SA400S37/480G', 100, 29, 280, sata25),
]

const hardDisks: DemoProduct<'storage'>[] = [
  westernDigital('hdd-wd-blue-1tb', 'WD Blue 1 TB', 'WD10EZEX', 700, 42, 90, sata35),
  westernDigital('hdd-wd-blue-2tb', 'WD Blue 2 TB', 'WD20EZBX', 700, 55, 110, sata35),
  westernDigital('hdd-wd-red-plus-4tb', 'WD Red Plus 4 TB', 'WD40EFPX', 700, 89, 130, sata35),
  westernDigital('hdd-wd-red-plus-8tb', 'WD Red Plus 8 TB', 'WD80EFPX', 800, 159, 75, sata35),
  seagate('hdd-seagate-barracuda-2tb', 'Seagate BarraCuda 2 TB', 'ST2000DM008', 600, 54, 140, sata35),
  seagate('hdd-seagate-ironwolf-4tb', 'Seagate IronWolf 4 TB', 'ST4000VN006', 700, 85, 120, sata35),
  seagate('hdd-seagate-ironwolf-8tb', 'Seagate IronWolf 8 TB', 'ST8000VN004', 800, 155, 95, sata35),
  seagate('hdd-seagate-ironwolf-12tb', 'Seagate IronWolf 12 TB', 'ST12000VN0008', 800, 219, 60, sata35),
  seagate(
    'hdd-seagate-ironwolf-pro-16tb',
    'Seagate IronWolf Pro 16 TB',
    'ST16000NT001',
    800,
    299,
    45,
    sata35,
  ),
  seagate('hdd-seagate-exos-x20-20tb', 'Seagate Exos X20 20 TB', 'ST20000NM007D', 800, 329, 30, sata35),
  toshiba('hdd-toshiba-p300-2tb', 'Toshiba P300 2 TB', 'HDWD120UZSVA', 600, 56, 50, sata35),
]

/** Drives that an ordinary desktop board cannot take, or only in another slot. */
const otherDrives: DemoProduct<'storage'>[] = [
  seagate('hdd-seagate-exos-x16-16tb-sas', 'Seagate Exos X16 16 TB SAS', 'ST16000NM002G', 800, 289, 12, {
    form: '3.5"',
    interface: 'SAS',
  }),
  intel('ssd-intel-optane-905p-960gb-u2', 'Intel Optane 905P 960 GB U.2', 'SSDPE21D960GAM3', 300, 399, 7, {
    form: '2.5"',
    interface: 'U.2',
  }),
  intel(
    'ssd-intel-optane-900p-480gb-card',
    'Intel Optane 900P 480 GB PCIe card',
    'SSDPED1D480GASX',
    400,
    249,
    5,
    {
      form: 'PCIe card',
      interface: 'NVMe',
      slotLanes: 4,
    },
  ),
]

export const storage = [...nvmeDrives, ...sataSsds, ...hardDisks, ...otherDrives]
