// Requests that keep an unusual part, or for which a careless search proposes an unbalanced PC, and the least that each gets.
import type { Purpose } from '../src/contract/purpose.ts'

export interface UnusualRequest {
  /** Names of the products that are kept. */
  keep: string[]
  bundle: 'gaming-pc' | 'office-pc' | 'workstation' | 'mini-pc'
  purpose: Purpose
  /** In kroner with VAT; null: the first of three levels counts. */
  budget: number | null
  /** Points of the graphics chip (performance.ts), gigabytes of memory, points of the CPU for the purpose. */
  least: { card?: number; memoryGb: number; cpu?: number }
  /** What the maker of a small case says that it takes; the catalog does not know all of it. */
  room?: Room
}

export interface Room {
  coolerMm: number
  cardMm: number
  supplies: string[]
}

const gaming = (keep: string[], budget: number | null, card: number, memoryGb = 32): UnusualRequest => ({
  keep,
  bundle: 'gaming-pc',
  purpose: 'gaming',
  budget,
  least: { card, memoryGb },
})
const office = (
  keep: string[],
  budget: number,
  memoryGb = 16,
  bundle: 'office-pc' | 'mini-pc' = 'office-pc',
) => ({ keep, bundle, purpose: 'office', budget, least: { memoryGb } }) satisfies UnusualRequest
const workstation = (keep: string[], budget: number, memoryGb: number, card?: number): UnusualRequest => ({
  keep,
  bundle: 'workstation',
  purpose: 'workstation',
  budget,
  least: { memoryGb, ...(card ? { card } : {}) },
})

/** A board that is kept, and the points of the CPU to which its newest firmware takes it. */
const upgrade = (name: string, budget: number, cpu: number, card = 150): UnusualRequest => ({
  ...gaming([name], budget, card),
  least: { card, memoryGb: 32, cpu },
})

/** A gaming PC in a small case that takes SFX supplies and no radiator of 240 mm or more beside a card. */
const small = (
  name: string,
  budget: number,
  card: number,
  room: { coolerMm: number; cardMm: number },
): UnusualRequest => ({
  ...gaming([name], budget, card),
  least: { card, memoryGb: 32, cpu: 90 },
  room: { supplies: ['SFX', 'SFX-L'], ...room },
})

export const unusualRequests: readonly UnusualRequest[] = [
  workstation(['AMD Ryzen Threadripper 7980X'], 120_000, 128, 230),
  workstation(['TRX50 AERO D'], 100_000, 128, 230),
  gaming(['Z390 AORUS PRO WIFI'], 30_000, 150),
  gaming(['MSI MEG Z390 ACE'], 30_000, 150),
  gaming(['Intel Core i7-7700K'], 25_000, 150),
  gaming(['MSI MAG B560 TOMAHAWK WIFI DDR4 ATX'], 20_000, 150),
  office(['B460M D3H'], 15_000),
  office(['InWin Chopin MAX Black with 200 W'], 12_000, 16, 'mini-pc'),
  gaming(['PNY OC GeForce RTX 5090 32 GB'], null, 390),
  gaming([], 15_000, 150),
  gaming([], 25_000, 200),
  gaming([], 35_000, 230),
  gaming([], 100_000, 300),
  office([], 6000, 8),
  office([], 10_000),
  office([], 20_000),
  office([], 60_000),
  gaming(['AMD Ryzen 7 9800X3D'], 30_000, 200),
  gaming(['AMD Ryzen 9 9950X3D'], 40_000, 220),
  // Old platforms.
  gaming(['Asus X99 A II DDR4 ATX'], 35_000, 130),
  gaming(['NZXT N7 Z370 DDR4 ATX'], 25_000, 150),
  gaming(['ASUS PRIME Z270-A'], 22_000, 130),
  gaming(['Asus Z170-E DDR4 ATX'], 22_000, 130),
  upgrade('ASRock AB350 Pro4', 20_000, 90),
  upgrade('X470 GAMING PRO', 20_000, 90),
  upgrade('MSI B350 PC MATE AM4 DDR4 ATX', 15_000, 80),
  upgrade('Gigabyte AMD X370 GA-AX370-GAMING 5 DDR4 ATX', 20_000, 90),
  upgrade('ASUS PRIME B450M-A/CSM', 20_000, 90),
  upgrade('MSI A320M-A PRO', 14_000, 70, 100),
  gaming(['EVGA X570 Dark'], 25_000, 180),
  gaming(['H310M GAMING ARCTIC'], 18_000, 120, 16),
  gaming(['PRO Z690-A WIFI DDR4'], 22_000, 180),
  office(['Asus H81 PLUS DDR3 ATX'], 10_000, 8),
  office(['Asus Z97 A DDR3 ATX'], 12_000, 8),
  office(['MSI 990FX A-GD65 AM3+ DDR3 ATX'], 12_000, 8),
  office(['MSI H110M PRO-VH DDR4 Micro ATX'], 10_000),
  office(['Gigabyte Q670M D3H DDR5 Micro ATX'], 12_000),
  gaming(['AMD Ryzen 7 1800X'], 20_000, 120),
  gaming(['AMD Ryzen 9 3950X'], 30_000, 150),
  office(['AMD FX-8350'], 12_000, 8),
  office(['AMD Ryzen 5 8500G'], 12_000),
  gaming(['Intel Core i9-9900K'], 25_000, 150),
  gaming(['Intel Core Ultra 9 285K'], 40_000, 220),
  // Workstations and servers.
  workstation(['X399 AORUS PRO'], 40_000, 32),
  workstation(['MSI TRX40 PRO 10G'], 60_000, 64, 150),
  workstation(['Prime X299 Edition 30'], 45_000, 32),
  workstation(['ASUS WS C621E SAGE'], 80_000, 32),
  workstation(['Intel Xeon Gold 6226R'], 70_000, 32),
  workstation(['Intel Core i9-7980XE'], 40_000, 32),
  workstation(['AMD Ryzen Threadripper 1950X'], 40_000, 32),
  workstation(['AMD Ryzen Threadripper 3990X'], 80_000, 64),
  workstation(['PNY NVIDIA RTX A2000 6 GB'], 40_000, 64),
  workstation(['AMD Radeon PRO W6800 32GB GDDR6 Blue / Gray'], 50_000, 64),
  // Tiny cases.
  small('Fractal Design Node 202 HTPC Black', 20_000, 100, { coolerMm: 56, cardMm: 310 }),
  gaming(['Cooler Master NR200P Black'], 25_000, 150),
  small('DAN Cases A4 SFX Mini ITX Desktop Black', 25_000, 100, { coolerMm: 48, cardMm: 295 }),
  small('Ghost S1 (Ash) Mini-ITX Computer Case', 25_000, 80, { coolerMm: 66, cardMm: 305 }),
  small('FormD T1 V2.1 Mini-ITX Desktop Silver Aluminum Coated Mesh Side Panel', 25_000, 100, {
    coolerMm: 70,
    cardMm: 325,
  }),
  small('Silverstone RVZ02B HTPC Black', 20_000, 100, { coolerMm: 58, cardMm: 330 }),
  office(['Silverstone ML08 HTPC Black Acrylic Side Panel, USB 3.2 Gen 1 Type-A Front Panel'], 12_000),
  // Single parts.
  gaming(['MSI GeForce GTX 1080 Ti GAMING X 11G GDDR5X'], 20_000, 86, 16),
  gaming(['MSI GeForce RTX 3060 GAMING X 12GB'], 18_000, 80, 16),
  office(['ASRock Intel Arc A380 Low Profile 6GB'], 12_000),
  gaming(['Corsair SF600 Black SFX 600W Fully Modular 80+ Gold'], 25_000, 130),
  gaming(['Corsair RM1000x (2024) Black ATX 1000W Fully Modular'], 30_000, 200),
  gaming(['Seagate Exos X20 20 TB'], 30_000, 150),
  office(['Noctua NH-L9i-17xx'], 10_000),
  gaming(['Lian Li O11 Dynamic EVO Black'], 30_000, 200),
  gaming(['Gigabyte B650 I AX AM5 DDR5 Mini ITX'], 22_000, 180),
  // Plain and odd parts, and budgets at both ends.
  gaming(['AMD Ryzen 3 3100'], 15_000, 80),
  gaming(['AMD Ryzen 5 5600X3D'], 22_000, 150),
  gaming(['AMD Ryzen 5 8500G'], 20_000, 100),
  gaming(['Intel Core Ultra 5 245K'], 25_000, 180),
  office(['Intel Pentium Gold G7400'], 10_000),
  gaming(['ASRock H610 M-HVS LGA1700 DDR4 Micro ATX'], 16_000, 100, 16),
  gaming(['ASRock A620 AM-X AM5 DDR5 Micro ATX'], 18_000, 120),
  small('NCASE M1 Mini-ITX Tower Black', 25_000, 100, { coolerMm: 130, cardMm: 317 }),
  gaming(['SSUPD Meshlicious Mini-ITX Tower Black Mesh Side Panel'], 28_000, 150),
  gaming(['Silverstone SG13 V2 Mini-ITX Tower Black'], 20_000, 80),
  office(['Jonsbo N2 Mini-ITX Desktop White'], 12_000, 16, 'mini-pc'),
  office(['GIGABYTE GeForce RTX 5060 OC Low Profile 8G GDDR7'], 16_000),
  gaming(['Acer Nitro Intel Arc B580 OC 12GB GDDR6'], 18_000, 90),
  gaming(['Corsair CX450 (2017) 450W Non-Modular 80+ Bronze'], 14_000, 80, 16),
  gaming([], 10_000, 60, 16),
  gaming([], 60_000, 380),
  workstation([], 25_000, 32),
  workstation([], 120_000, 64, 200),
  office(['DeepCool AK620'], 12_000),
  // Flex ATX supplies, and a case for them.
  office(['SilverStone FX500 Gold'], 12_000),
  office(['HEC HEC200SA2FX Mini ITX 200W Non-Modular'], 12_000),
  {
    ...office(
      [
        'Jonsbo NV10 Mini-ITX Desktop Black / Brown with Mesh Side Panel and USB 3.2 Gen 2 Type-C Front Panel',
      ],
      12_000,
      16,
      'mini-pc',
    ),
    room: { coolerMm: 38, cardMm: 190, supplies: ['Flex ATX'] },
  },
]
