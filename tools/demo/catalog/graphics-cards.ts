import type { GraphicsCardFacts } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const asrock = rowsOf('graphicsCard', 'ASRock')
const asus = rowsOf('graphicsCard', 'ASUS')
const gigabyte = rowsOf('graphicsCard', 'Gigabyte')
const intel = rowsOf('graphicsCard', 'Intel')
const msi = rowsOf('graphicsCard', 'MSI')
const nvidia = rowsOf('graphicsCard', 'NVIDIA')
const pny = rowsOf('graphicsCard', 'PNY')
const powercolor = rowsOf('graphicsCard', 'PowerColor')
const sapphire = rowsOf('graphicsCard', 'Sapphire')
const sparkle = rowsOf('graphicsCard', 'Sparkle')
const zotac = rowsOf('graphicsCard', 'ZOTAC')

/** Length in millimetres and thickness in slots. */
const size = (lengthMm: number, widthSlots: number): GraphicsCardFacts => ({ lengthMm, widthSlots })

/** Full height, unless a card says that it is low. */
const card: GraphicsCardFacts = { slotLanes: 16, lowProfile: false }

/** Fed by 6+2-pin plugs, or by the slot alone. */
const eightPins = (pcie8Pins: number): GraphicsCardFacts => ({ pcie6Pins: 0, pcie8Pins, pcie16Pins: 0 })
/** Fed by one 16-pin plug; the adapter in the box takes that many 8-pins. */
const sixteenPin = (adapter8Pins?: number): GraphicsCardFacts => ({
  pcie6Pins: 0,
  pcie8Pins: 0,
  pcie16Pins: 1,
  ...(adapter8Pins ? { adapter8Pins } : {}),
})

/** What the cards with one chip have in common, as the chip's maker states it. */
const chip = (
  name: GraphicsCardFacts['chip'],
  boardPowerWatts: number,
  plugs: GraphicsCardFacts,
): GraphicsCardFacts => ({
  ...card,
  chip: name,
  boardPowerWatts,
  ...plugs,
})

const rtx5090 = chip('GeForce RTX 5090', 575, sixteenPin(4))
const rtx5080 = chip('GeForce RTX 5080', 360, sixteenPin(3))
const rtx5070Ti = chip('GeForce RTX 5070 Ti', 300, sixteenPin(3))
const rtx5070 = chip('GeForce RTX 5070', 250, sixteenPin(2))
const rtx5060Ti = chip('GeForce RTX 5060 Ti', 180, eightPins(1))
const rtx5060 = chip('GeForce RTX 5060', 145, eightPins(1))
const rtx5050 = chip('GeForce RTX 5050', 130, eightPins(1))
const rtx4060 = chip('GeForce RTX 4060', 115, eightPins(1))
const rx9070Xt = chip('Radeon RX 9070 XT', 304, eightPins(2))
const rx9070 = chip('Radeon RX 9070', 220, eightPins(2))
const rx9060Xt = chip('Radeon RX 9060 XT', 160, eightPins(1))
const arcB580 = chip('Arc B580', 190, eightPins(1))

const geforceCards: DemoProduct<'graphicsCard'>[] = [
  asus(
    'gpu-asus-rog-astral-rtx-5090',
    'ASUS ROG Astral GeForce RTX 5090 OC 32 GB',
    'ROG-ASTRAL-RTX5090-O32G-GAMING',
    3500,
    2599,
    6,
    { ...rtx5090, ...size(357.6, 3.8) },
  ),
  gigabyte(
    'gpu-gigabyte-rtx-5090-gaming-oc',
    'Gigabyte GeForce RTX 5090 GAMING OC 32 GB',
    'GV-N5090GAMING OC-32GD',
    3000,
    2199,
    10,
    { ...rtx5090, ...size(342, 3.5) },
  ),
  msi(
    'gpu-msi-rtx-5090-ventus-3x-oc',
    'MSI GeForce RTX 5090 32G VENTUS 3X OC',
    'G5090-32V3C',
    2700,
    2099,
    12,
    {
      ...rtx5090,
      ...size(325, 3.35),
    },
  ),
  // Its restock date is unknown.
  nvidia(
    'gpu-nvidia-rtx-5090-founders-edition',
    'NVIDIA GeForce RTX 5090 Founders Edition 32 GB',
    null,
    2200,
    1899,
    { stock: 0 },
    { ...rtx5090, ...size(304, 2) },
  ),
  gigabyte(
    'gpu-gigabyte-aorus-rtx-5090-xtreme-waterforce',
    'Gigabyte AORUS GeForce RTX 5090 XTREME WATERFORCE 32 GB',
    'GV-N5090AORUSX W-32GD',
    4000,
    2799,
    3,
    { ...rtx5090, ...size(246, 2), radiatorMm: 360 },
  ),
  asus(
    'gpu-asus-tuf-rtx-5080-oc',
    'ASUS TUF Gaming GeForce RTX 5080 OC 16 GB',
    'TUF-RTX5080-O16G-GAMING',
    2600,
    1149,
    18,
    {
      ...rtx5080,
      ...size(348, 3.6),
    },
  ),
  asus('gpu-asus-prime-rtx-5080', 'ASUS PRIME GeForce RTX 5080 16 GB', 'PRIME-RTX5080-16G', 1900, 999, 28, {
    ...rtx5080,
    ...size(304, 2.5),
  }),
  gigabyte(
    'gpu-gigabyte-rtx-5080-gaming-oc',
    'Gigabyte GeForce RTX 5080 GAMING OC 16 GB',
    'GV-N5080GAMING OC-16GD',
    2300,
    1079,
    22,
    { ...rtx5080, ...size(340, 3.5) },
  ),
  msi(
    'gpu-msi-rtx-5080-ventus-3x-oc-black',
    'MSI GeForce RTX 5080 16G VENTUS 3X OC BLACK',
    'G5080-16V3CB',
    1700,
    989,
    30,
    {
      ...rtx5080,
      ...size(303, 2.45),
    },
  ),
  zotac(
    'gpu-zotac-rtx-5080-solid',
    'ZOTAC GAMING GeForce RTX 5080 SOLID 16 GB',
    'ZT-B50800D-10P',
    2300,
    999,
    15,
    {
      ...rtx5080,
      ...size(329.7, 3.5),
    },
  ),
  msi('gpu-msi-rtx-5070-ti-ventus-3x', 'MSI GeForce RTX 5070 Ti 16G VENTUS 3X', 'G507T-16V3', 1600, 699, 80, {
    ...rtx5070Ti,
    ...size(303, 2.5),
  }),
  asus(
    'gpu-asus-tuf-rtx-5070-ti-oc',
    'ASUS TUF Gaming GeForce RTX 5070 Ti OC 16 GB',
    'TUF-RTX5070TI-O16G-GAMING',
    2200,
    819,
    35,
    {
      ...rtx5070Ti,
      ...size(329, 3.125),
    },
  ),
  asus(
    'gpu-asus-prime-rtx-5070-ti-oc',
    'ASUS PRIME GeForce RTX 5070 Ti OC 16 GB',
    'PRIME-RTX5070TI-O16G',
    1700,
    729,
    60,
    {
      ...rtx5070Ti,
      ...size(304, 2.5),
    },
  ),
  gigabyte(
    'gpu-gigabyte-rtx-5070-ti-eagle-oc-sff',
    'Gigabyte GeForce RTX 5070 Ti EAGLE OC SFF 16 GB',
    'GV-N507TEAGLE OC-16GD',
    1600,
    719,
    45,
    { ...rtx5070Ti, ...size(304, 2.5) },
  ),
  asus('gpu-asus-dual-rtx-5070', 'ASUS Dual GeForce RTX 5070 12 GB', 'DUAL-RTX5070-12G', 1200, 469, 90, {
    ...rtx5070,
    ...size(249, 2.5),
  }),
  msi(
    'gpu-msi-rtx-5070-ventus-2x-oc-white',
    'MSI GeForce RTX 5070 12G VENTUS 2X OC WHITE',
    'G5070-12V2CW',
    1100,
    479,
    70,
    {
      ...rtx5070,
      ...size(236, 2.5),
    },
  ),
  gigabyte(
    'gpu-gigabyte-rtx-5070-windforce-sff',
    'Gigabyte GeForce RTX 5070 WINDFORCE SFF 12 GB',
    'GV-N5070WF3-12GD',
    1200,
    465,
    85,
    {
      ...rtx5070,
      ...size(282, 2.5),
    },
  ),
  msi(
    'gpu-msi-rtx-5060-ti-16g-ventus-2x-oc-plus',
    'MSI GeForce RTX 5060 Ti 16G VENTUS 2X OC PLUS',
    'G506T-16V2CP',
    900,
    369,
    110,
    { ...rtx5060Ti, ...size(227, 2) },
  ),
  gigabyte(
    'gpu-gigabyte-rtx-5060-ti-8g-windforce',
    'Gigabyte GeForce RTX 5060 Ti WINDFORCE 8 GB',
    'GV-N506TWF2-8GD',
    700,
    299,
    95,
    {
      ...rtx5060Ti,
      ...size(208, 2),
    },
  ),
  asus('gpu-asus-dual-rtx-5060-oc', 'ASUS Dual GeForce RTX 5060 OC 8 GB', 'DUAL-RTX5060-O8G', 800, 249, 130, {
    ...rtx5060,
    ...size(228, 2.5),
  }),
  asus(
    'gpu-asus-rtx-5060-lp-brk-oc',
    'ASUS GeForce RTX 5060 LP BRK OC 8 GB',
    'RTX5060-O8G-LP-BRK',
    600,
    279,
    25,
    {
      ...rtx5060,
      ...size(175.8, 2),
      lowProfile: true,
    },
  ),
  gigabyte(
    'gpu-gigabyte-rtx-5060-oc-low-profile',
    'Gigabyte GeForce RTX 5060 OC Low Profile 8 GB',
    'GV-N5060OC-8GL',
    500,
    269,
    40,
    {
      ...rtx5060,
      ...size(182, 2),
      lowProfile: true,
    },
  ),
  msi('gpu-msi-rtx-5050-ventus-2x-oc', 'MSI GeForce RTX 5050 8G VENTUS 2X OC', 'G5050-8V2C', 700, 209, 85, {
    ...rtx5050,
    ...size(197, 2),
  }),
  msi('gpu-msi-rtx-4090-suprim-liquid-x', 'MSI GeForce RTX 4090 SUPRIM LIQUID X 24G', null, 3400, 1799, 2, {
    ...chip('GeForce RTX 4090', 480, sixteenPin(4)),
    ...size(280, 2.15),
    radiatorMm: 240,
  }),
  msi(
    'gpu-msi-rtx-4080-super-ventus-3x-oc',
    'MSI GeForce RTX 4080 SUPER 16G VENTUS 3X OC',
    null,
    1900,
    899,
    8,
    {
      ...chip('GeForce RTX 4080 SUPER', 320, sixteenPin(3)),
      ...size(322, 3.1),
    },
  ),
  msi(
    'gpu-msi-rtx-4070-ti-super-ventus-3x',
    'MSI GeForce RTX 4070 Ti SUPER 16G VENTUS 3X',
    null,
    1500,
    699,
    10,
    {
      ...chip('GeForce RTX 4070 Ti SUPER', 285, sixteenPin(2)),
      ...size(308, 2.5),
    },
  ),
  msi(
    'gpu-msi-rtx-4070-super-ventus-2x-oc',
    'MSI GeForce RTX 4070 SUPER 12G VENTUS 2X OC',
    null,
    1000,
    489,
    14,
    {
      ...chip('GeForce RTX 4070 SUPER', 220, sixteenPin(2)),
      ...size(242, 2.15),
    },
  ),
  msi(
    'gpu-msi-rtx-4060-ti-ventus-2x-black-oc',
    'MSI GeForce RTX 4060 Ti VENTUS 2X BLACK 8G OC',
    null,
    700,
    289,
    20,
    {
      ...chip('GeForce RTX 4060 Ti', 160, eightPins(1)),
      ...size(199, 2.1),
    },
  ),
  msi(
    'gpu-msi-rtx-4060-ventus-2x-black-oc',
    'MSI GeForce RTX 4060 VENTUS 2X BLACK 8G OC',
    null,
    600,
    239,
    55,
    {
      ...rtx4060,
      ...size(199, 2.1),
    },
  ),
  gigabyte(
    'gpu-gigabyte-rtx-4060-oc-low-profile',
    'Gigabyte GeForce RTX 4060 OC Low Profile 8 GB',
    'GV-N4060OC-8GL',
    500,
    259,
    16,
    {
      ...rtx4060,
      ...size(182, 2),
      lowProfile: true,
    },
  ),
  // Needs no plug: all its power comes from the slot.
  msi('gpu-msi-rtx-3050-lp-6g-oc', 'MSI GeForce RTX 3050 LP 6G OC', null, 400, 159, 75, {
    ...chip('GeForce RTX 3050 6 GB', 70, eightPins(0)),
    ...size(174, 2),
    lowProfile: true,
  }),
  msi('gpu-msi-gt-1030-2gd4-lp-oc', 'MSI GeForce GT 1030 2GD4 LP OC', null, 250, 65, 60, {
    ...card,
    ...eightPins(0),
    ...size(150, 2),
    lowProfile: true,
    boardPowerWatts: 30,
    recommendedPsuWatts: 300,
  }),
]

const radeonCards: DemoProduct<'graphicsCard'>[] = [
  sapphire(
    'gpu-sapphire-nitro-rx-9070-xt',
    'Sapphire NITRO+ Radeon RX 9070 XT 16 GB',
    '11348-01-20G',
    2200,
    639,
    24,
    {
      ...chip('Radeon RX 9070 XT', 330, sixteenPin()),
      ...size(331, 3.2),
    },
  ),
  sapphire(
    'gpu-sapphire-pulse-rx-9070-xt',
    'Sapphire PULSE Radeon RX 9070 XT 16 GB',
    '11348-03-20G',
    1700,
    569,
    75,
    {
      ...rx9070Xt,
      ...size(320, 3),
    },
  ),
  powercolor(
    'gpu-powercolor-reaper-rx-9070-xt',
    'PowerColor Reaper Radeon RX 9070 XT 16 GB',
    'RX9070XT 16G-A',
    1300,
    559,
    50,
    {
      ...rx9070Xt,
      ...size(289, 2),
    },
  ),
  asrock(
    'gpu-asrock-steel-legend-rx-9070-xt',
    'ASRock Radeon RX 9070 XT Steel Legend 16 GB',
    'RX9070XT SL 16G',
    1600,
    579,
    40,
    {
      ...rx9070Xt,
      ...size(298, 2.9),
    },
  ),
  gigabyte(
    'gpu-gigabyte-rx-9070-xt-gaming-oc',
    'Gigabyte Radeon RX 9070 XT GAMING OC 16 GB',
    'GV-R9070XTGAMING OC-16GD',
    1600,
    599,
    45,
    {
      ...chip('Radeon RX 9070 XT', 330, eightPins(3)),
      ...size(288, 2.8),
    },
  ),
  asus(
    'gpu-asus-prime-rx-9070-xt-oc',
    'ASUS PRIME Radeon RX 9070 XT OC 16 GB',
    'PRIME-RX9070XT-O16G',
    1500,
    589,
    38,
    {
      ...chip('Radeon RX 9070 XT', 304, eightPins(3)),
      ...size(312, 2.5),
    },
  ),
  sapphire(
    'gpu-sapphire-pulse-rx-9070',
    'Sapphire PULSE Radeon RX 9070 16 GB',
    '11349-03-20G',
    1300,
    479,
    65,
    {
      ...rx9070,
      ...size(280, 2.5),
    },
  ),
  gigabyte(
    'gpu-gigabyte-rx-9070-gaming-oc',
    'Gigabyte Radeon RX 9070 GAMING OC 16 GB',
    'GV-R9070GAMING OC-16GD',
    1500,
    499,
    34,
    {
      ...rx9070,
      ...size(288, 2.8),
    },
  ),
  sapphire(
    'gpu-sapphire-pulse-rx-9060-xt-16g',
    'Sapphire PULSE Radeon RX 9060 XT OC 16 GB',
    '11350-03-20G',
    900,
    299,
    120,
    {
      ...chip('Radeon RX 9060 XT', 170, eightPins(1)),
      ...size(240, 2.3),
    },
  ),
  powercolor(
    'gpu-powercolor-reaper-rx-9060-xt-16g',
    'PowerColor Reaper Radeon RX 9060 XT 16 GB',
    'RX9060XT 16G-A',
    700,
    289,
    100,
    {
      ...rx9060Xt,
      ...size(200, 2),
    },
  ),
  // Not counted yet.
  gigabyte(
    'gpu-gigabyte-rx-9060-xt-gaming-oc-16g',
    'Gigabyte Radeon RX 9060 XT GAMING OC 16 GB',
    null,
    900,
    309,
    {},
    {
      ...rx9060Xt,
      ...size(281, 2),
    },
  ),
  sapphire(
    'gpu-sapphire-nitro-rx-7900-xtx-vapor-x',
    'Sapphire NITRO+ Radeon RX 7900 XTX Vapor-X 24 GB',
    '11322-01-40G',
    2100,
    849,
    6,
    {
      ...chip('Radeon RX 7900 XTX', 420, eightPins(3)),
      ...size(320, 3.5),
    },
  ),
  sapphire(
    'gpu-sapphire-pulse-rx-7900-xt',
    'Sapphire PULSE Radeon RX 7900 XT 20 GB',
    '11323-02-20G',
    1500,
    619,
    9,
    {
      ...chip('Radeon RX 7900 XT', 331, eightPins(2)),
      ...size(313, 2.7),
    },
  ),
  sapphire(
    'gpu-sapphire-pulse-rx-7800-xt',
    'Sapphire PULSE Radeon RX 7800 XT 16 GB',
    '11330-02-20G',
    1200,
    399,
    30,
    {
      ...chip('Radeon RX 7800 XT', 263, eightPins(2)),
      ...size(280, 2.5),
    },
  ),
  // Its plugs are not known here.
  sapphire(
    'gpu-sapphire-pulse-rx-7700-xt',
    'Sapphire PULSE Radeon RX 7700 XT 12 GB',
    '11335-04-20G',
    1100,
    339,
    22,
    {
      ...chip('Radeon RX 7700 XT', 245, {}),
      ...size(280, 2.5),
    },
  ),
  sapphire(
    'gpu-sapphire-pulse-rx-7600-xt',
    'Sapphire PULSE Radeon RX 7600 XT 16 GB',
    '11339-04-20G',
    900,
    279,
    28,
    {
      ...chip('Radeon RX 7600 XT', 190, eightPins(2)),
      ...size(250, 2.2),
    },
  ),
  sapphire('gpu-sapphire-pulse-rx-7600', 'Sapphire PULSE Radeon RX 7600 8 GB', '11324-01-20G', 800, 209, 45, {
    ...chip('Radeon RX 7600', 185, eightPins(1)),
    ...size(240, 2.2),
  }),
  sapphire('gpu-sapphire-pulse-rx-6400', 'Sapphire PULSE Radeon RX 6400 4 GB', '11315-01-20G', 350, 119, 30, {
    ...card,
    ...eightPins(0),
    ...size(170, 1),
    boardPowerWatts: 53,
    recommendedPsuWatts: 350,
  }),
]

const arcCards: DemoProduct<'graphicsCard'>[] = [
  intel('gpu-intel-arc-b580-limited-edition', 'Intel Arc B580 Limited Edition 12 GB', null, 900, 229, 50, {
    ...arcB580,
    ...size(272, 2),
  }),
  asrock(
    'gpu-asrock-arc-b580-challenger-oc',
    'ASRock Intel Arc B580 Challenger OC 12 GB',
    'B580 CL 12GO',
    800,
    225,
    60,
    {
      ...arcB580,
      ...size(249, 2),
    },
  ),
  asrock(
    'gpu-asrock-arc-b570-challenger-oc',
    'ASRock Intel Arc B570 Challenger OC 10 GB',
    'B570 CL 10GO',
    800,
    189,
    35,
    {
      ...chip('Arc B570', 150, eightPins(1)),
      ...size(249, 2),
    },
  ),
  asrock(
    'gpu-asrock-arc-a380-challenger-itx',
    'ASRock Intel Arc A380 Challenger ITX OC 6 GB',
    'A380 CLI 6GO',
    500,
    109,
    25,
    {
      ...chip('Arc A380', 75, eightPins(1)),
      ...size(190, 2),
    },
  ),
  sparkle('gpu-sparkle-arc-a310-eco', 'Sparkle Intel Arc A310 ECO 4 GB', null, 300, 89, 40, {
    ...card,
    ...eightPins(0),
    ...size(156, 1),
    boardPowerWatts: 50,
  }),
]

/** For drawing, computing and rendering; several fit side by side. */
const workstationCards: DemoProduct<'graphicsCard'>[] = [
  pny('gpu-pny-rtx-a2000-6gb', 'PNY NVIDIA RTX A2000 6 GB', 'VCNRTXA2000-PB', 400, 429, 12, {
    ...card,
    ...eightPins(0),
    ...size(167, 2),
    boardPowerWatts: 70,
  }),
  pny(
    'gpu-pny-rtx-pro-4000-blackwell',
    'PNY NVIDIA RTX PRO 4000 Blackwell 24 GB',
    'VCNRTXPRO4000B-PB',
    700,
    1399,
    6,
    {
      ...card,
      ...sixteenPin(),
      ...size(241.3, 1),
      boardPowerWatts: 140,
    },
  ),
  pny('gpu-pny-rtx-6000-ada', 'PNY NVIDIA RTX 6000 Ada Generation 48 GB', 'VCNRTX6000ADA-PB', 1400, 6499, 3, {
    ...card,
    ...sixteenPin(2),
    ...size(267, 2),
    boardPowerWatts: 300,
  }),
]

export const graphicsCards = [...geforceCards, ...radeonCards, ...arcCards, ...workstationCards]
