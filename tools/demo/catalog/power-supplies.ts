import type { PowerSupplyFacts } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const asus = rowsOf('powerSupply', 'ASUS')
const beQuiet = rowsOf('powerSupply', 'be quiet!')
const coolerMaster = rowsOf('powerSupply', 'Cooler Master')
const corsair = rowsOf('powerSupply', 'Corsair')
const msi = rowsOf('powerSupply', 'MSI')
const seasonic = rowsOf('powerSupply', 'Seasonic')
const silverStone = rowsOf('powerSupply', 'SilverStone')

/** Watts and length in millimetres. */
const unit =
  (form: PowerSupplyFacts['form']) =>
  (ratedWatts: number, lengthMm?: number): PowerSupplyFacts => ({
    form,
    ratedWatts,
    ...(lengthMm ? { lengthMm } : {}),
  })
const atx = unit('ATX')
const sfx = unit('SFX')
const sfxL = unit('SFX-L')

/** Plugs: for the CPU, 6+2 pins, 16 pins, SATA power. Of these supplies, those with a 16-pin plug are for ATX 3. */
const plugs = (
  eps8Pins: number,
  pcie8Pins: number,
  pcie16Pins: number,
  sataConnectors: number,
): PowerSupplyFacts => ({
  eps8Pins,
  pcie8Pins,
  pcie16Pins,
  sataConnectors,
  ...(pcie16Pins > 0 ? { atx3: true } : {}),
})

export const powerSupplies: DemoProduct<'powerSupply'>[] = [
  asus('psu-asus-tuf-gaming-450b', 'ASUS TUF Gaming 450B', null, 2000, 49, 70, {
    ...atx(450, 150),
    ...plugs(1, 2, 0, 5),
  }),
  beQuiet('psu-be-quiet-system-power-10-550w', 'be quiet! System Power 10 550 W', 'BN327', 1900, 49, 160, {
    ...atx(550, 140),
    ...plugs(1, 2, 0, 5),
  }),
  beQuiet('psu-be-quiet-system-power-10-750w', 'be quiet! System Power 10 750 W', 'BN329', 2100, 65, 120, {
    ...atx(750, 140),
    ...plugs(2, 4, 0, 6),
  }),
  beQuiet('psu-be-quiet-pure-power-12-550w', 'be quiet! Pure Power 12 550 W', 'BP001EU', 2200, 62, 110, {
    ...atx(550, 160),
    eps8Pins: 1,
    pcie8Pins: 2,
    sataConnectors: 5,
  }),
  beQuiet('psu-be-quiet-pure-power-13-m-850w', 'be quiet! Pure Power 13 M 850 W', 'BP027EU', 2700, 105, 150, {
    ...atx(850, 160),
    ...plugs(2, 4, 1, 6),
  }),
  beQuiet(
    'psu-be-quiet-pure-power-13-m-1000w',
    'be quiet! Pure Power 13 M 1000 W',
    'BP028EU',
    2800,
    129,
    90,
    {
      ...atx(1000, 160),
      ...plugs(2, 4, 1, 6),
    },
  ),
  beQuiet(
    'psu-be-quiet-straight-power-12-750w',
    'be quiet! Straight Power 12 750 W',
    'BN336',
    2800,
    119,
    60,
    {
      ...atx(750, 160),
      ...plugs(2, 4, 1, 9),
    },
  ),
  beQuiet(
    'psu-be-quiet-straight-power-12-1000w',
    'be quiet! Straight Power 12 1000 W',
    'BN338',
    3000,
    155,
    55,
    {
      ...atx(1000, 160),
      ...plugs(2, 4, 1, 9),
    },
  ),
  beQuiet(
    'psu-be-quiet-straight-power-12-1500w',
    'be quiet! Straight Power 12 1500 W',
    'BN340',
    3500,
    259,
    12,
    {
      ...atx(1500, 180),
      ...plugs(2, 4, 2, 9),
    },
  ),
  beQuiet('psu-be-quiet-dark-power-13-1000w', 'be quiet! Dark Power 13 1000 W', 'BN335', 3200, 219, 25, {
    ...atx(1000, 175),
    ...plugs(2, 4, 1, 13),
  }),
  // Number of its 6+2-pin plugs not known here.
  beQuiet(
    'psu-be-quiet-dark-power-pro-13-1600w',
    'be quiet! Dark Power Pro 13 1600 W',
    'BN332',
    3900,
    409,
    6,
    {
      ...atx(1600, 200),
      eps8Pins: 2,
      pcie16Pins: 2,
      sataConnectors: 16,
    },
  ),
  corsair('psu-corsair-rm750e', 'Corsair RM750e (2025)', 'CP-9020295-EU', 2400, 89, 180, {
    ...atx(750, 140),
    ...plugs(2, 3, 1, 4),
  }),
  corsair('psu-corsair-ax1600i', 'Corsair AX1600i', 'CP-9020087-EU', 3900, 489, 5, {
    ...atx(1600, 200),
    ...plugs(2, 10, 0, 16),
  }),
  seasonic('psu-seasonic-core-gx-650', 'Seasonic CORE GX-650', 'CORE-GX-650', 2200, 75, 85, {
    ...atx(650, 140),
    ...plugs(1, 4, 0, 8),
  }),
  seasonic(
    'psu-seasonic-focus-gx-750-atx3',
    'Seasonic FOCUS GX-750 ATX 3.0',
    'FOCUS-GX-750-ATX30',
    2600,
    105,
    95,
    {
      ...atx(750, 140),
      ...plugs(2, 2, 1, 10),
    },
  ),
  seasonic('psu-seasonic-vertex-gx-1000', 'Seasonic VERTEX GX-1000', 'VERTEX GX-1000', 3100, 169, 40, {
    ...atx(1000, 160),
    ...plugs(2, 3, 1, 18),
  }),
  seasonic('psu-seasonic-prime-tx-1600', 'Seasonic PRIME TX-1600 ATX 3.1', null, 4200, 459, 4, {
    ...atx(1600, 210),
    pcie16Pins: 2,
    sataConnectors: 18,
  }),
  msi('psu-msi-mag-a650bn', 'MSI MAG A650BN', '306-7ZP2B11-CE0', 2000, 55, 210, {
    ...atx(650, 140),
    ...plugs(1, 2, 0, 5),
  }),
  msi('psu-msi-mag-a750gl-pcie5', 'MSI MAG A750GL PCIE5', '306-7ZP8B11-CE0', 2500, 85, 200, {
    ...atx(750, 140),
    ...plugs(2, 3, 1, 8),
  }),
  msi('psu-msi-mag-a1000gl-pcie5', 'MSI MAG A1000GL PCIE5', null, 2900, 139, 65, {
    ...atx(1000, 150),
    ...plugs(2, 4, 1, 12),
  }),
  coolerMaster(
    'psu-cooler-master-gx-iii-gold-650',
    'Cooler Master GX III Gold 650',
    'MPX-6503-AFAG-BEU',
    2500,
    75,
    70,
    {
      ...atx(650, 160),
      ...plugs(2, 2, 1, 8),
    },
  ),
  coolerMaster(
    'psu-cooler-master-gx-iii-gold-850',
    'Cooler Master GX III Gold 850',
    'MPX-8503-AFAG-BEU',
    2700,
    99,
    85,
    {
      ...atx(850, 160),
      ...plugs(2, 3, 1, 8),
    },
  ),
  asus('psu-asus-rog-strix-850-platinum', 'ASUS ROG Strix 850W Platinum', '90YE00W2-B0NA00', 3000, 169, 30, {
    ...atx(850, 160),
    ...plugs(2, 3, 1, 6),
  }),
  asus(
    'psu-asus-rog-thor-1200p3',
    'ASUS ROG Thor 1200W Platinum III',
    'ROG-THOR-1200P3-GAMING',
    4000,
    329,
    14,
    {
      ...atx(1200, 190),
      ...plugs(2, 4, 1, 7),
    },
  ),
  corsair('psu-corsair-sf750', 'Corsair SF750', 'CP-9020186-EU', 1200, 139, 40, {
    ...sfx(750, 100),
    ...plugs(2, 4, 0, 8),
    // The model of 2018, before ATX 3.
    atx3: false,
  }),
  corsair('psu-corsair-sf850-2024', 'Corsair SF850 (2024)', 'CP-9020256-EU', 1300, 169, 35, {
    ...sfx(850, 100),
    eps8Pins: 2,
    pcie16Pins: 1,
    sataConnectors: 8,
  }),
  coolerMaster(
    'psu-cooler-master-v850-sfx-gold',
    'Cooler Master V850 SFX Gold',
    'MPY-8501-SFHAGV-EU',
    1300,
    139,
    45,
    {
      ...sfx(850, 100),
      ...plugs(2, 4, 0, 8),
    },
  ),
  // Plugs not known here beyond those of the CPU.
  beQuiet('psu-be-quiet-sfx-power-3-450w', 'be quiet! SFX Power 3 450 W', 'BN321', 1100, 65, 55, {
    ...sfx(450, 100),
    eps8Pins: 1,
  }),
  asus(
    'psu-asus-rog-loki-850p-sfx-l',
    'ASUS ROG LOKI 850W Platinum SFX-L',
    '90YE00N3-B0NA00',
    1700,
    189,
    20,
    {
      ...sfxL(850, 125),
      eps8Pins: 2,
      pcie16Pins: 1,
    },
  ),
  corsair('psu-corsair-sf1000l', 'Corsair SF1000L', 'CP-9020246-EU', 1700, 199, 18, {
    ...sfxL(1000, 130),
    eps8Pins: 2,
    pcie16Pins: 1,
    sataConnectors: 8,
  }),
  beQuiet('psu-be-quiet-tfx-power-3-300w', 'be quiet! TFX Power 3 300 W Gold', 'BN323', 1300, 59, 25, {
    form: 'TFX',
    lengthMm: 175,
    ratedWatts: 300,
    eps8Pins: 1,
  }),
  silverStone('psu-silverstone-fx500-gold', 'SilverStone FX500 Gold', 'SST-FX500-G', 900, 119, 15, {
    form: 'Flex ATX',
    lengthMm: 150,
    ratedWatts: 500,
    eps8Pins: 1,
  }),
]
