import type { CoolerFacts } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const arctic = rowsOf('cooler', 'ARCTIC')
const beQuiet = rowsOf('cooler', 'be quiet!')
const coolerMaster = rowsOf('cooler', 'Cooler Master')
const corsair = rowsOf('cooler', 'Corsair')
const deepCool = rowsOf('cooler', 'DeepCool')
const idCooling = rowsOf('cooler', 'ID-COOLING')
const lianLi = rowsOf('cooler', 'Lian Li')
const noctua = rowsOf('cooler', 'Noctua')
const nzxt = rowsOf('cooler', 'NZXT')
const silverStone = rowsOf('cooler', 'SilverStone')
const thermalright = rowsOf('cooler', 'Thermalright')

/** What nearly every current mounting kit fits. */
const desktop: CoolerFacts = {
  sockets: ['AM4', 'AM5', 'LGA 1150', 'LGA 1151', 'LGA 1155', 'LGA 1156', 'LGA 1200', 'LGA 1700', 'LGA 1851'],
}
/** The newest sockets only. */
const current: CoolerFacts = { sockets: ['AM4', 'AM5', 'LGA 1700', 'LGA 1851'] }

/** An air cooler by height; the watts are its maker's rating, which many do not give. */
const air = (heightMm: number, ratedWatts?: number): CoolerFacts => ({
  type: 'Air',
  heightMm,
  fanHeaders: 1,
  lighting: 'None',
  ...(ratedWatts ? { ratedWatts } : {}),
})
/** A liquid cooler by the length of its radiator and the headers its pump and fans take. */
const liquid = (
  radiatorMm: number,
  fanHeaders: number,
  lighting: CoolerFacts['lighting'] = 'None',
): CoolerFacts => ({
  type: 'Liquid',
  radiatorMm,
  fanHeaders,
  lighting,
})
const argb: CoolerFacts = { lighting: 'ARGB 5V' }

const airCoolers: DemoProduct<'cooler'>[] = [
  // With both fans low it leaves 32 mm for memory; a fan moved up makes the cooler taller.
  noctua('cooler-noctua-nh-d15-g2', 'Noctua NH-D15 G2', 'NH-D15 G2', 2000, 119, 35, {
    ...desktop,
    ...air(168),
    memoryClearanceMm: 32,
  }),
  noctua('cooler-noctua-nh-u12a', 'Noctua NH-U12A', 'NH-U12A', 1600, 95, 30, { ...desktop, ...air(158) }),
  noctua('cooler-noctua-nh-u12s-redux', 'Noctua NH-U12S redux', 'NH-U12S redux', 1100, 42, 75, {
    ...desktop,
    ...air(158),
  }),
  noctua('cooler-noctua-nh-u14s', 'Noctua NH-U14S', 'NH-U14S', 1300, 69, 20, { ...desktop, ...air(165) }),
  noctua('cooler-noctua-nh-l12s', 'Noctua NH-L12S', 'NH-L12S', 800, 55, 18, { ...desktop, ...air(70) }),
  noctua('cooler-noctua-nh-l9a-am4', 'Noctua NH-L9a-AM4', 'NH-L9a-AM4', 600, 39, 22, {
    sockets: ['AM4'],
    ownBackplate: true,
    ...air(37),
  }),
  noctua('cooler-noctua-nh-l9a-am5', 'Noctua NH-L9a-AM5', 'NH-L9a-AM5', 600, 42, 40, {
    sockets: ['AM5'],
    ...air(37),
  }),
  noctua('cooler-noctua-nh-l9i-17xx', 'Noctua NH-L9i-17xx', 'NH-L9i-17xx', 600, 42, 35, {
    sockets: ['LGA 1700', 'LGA 1851'],
    ...air(37),
  }),
  noctua('cooler-noctua-nh-u14s-tr5-sp6', 'Noctua NH-U14S TR5-SP6', 'NH-U14S TR5-SP6', 1700, 105, 9, {
    sockets: ['sTR5', 'SP6'],
    ...air(165),
  }),
  noctua('cooler-noctua-nh-u12s-dx-3647', 'Noctua NH-U12S DX-3647', 'NH-U12S DX-3647', 1400, 85, 10, {
    sockets: ['LGA 3647'],
    ...air(158),
  }),
  beQuiet('cooler-be-quiet-dark-rock-elite', 'be quiet! Dark Rock Elite', 'BK037', 1900, 99, 25, {
    ...desktop,
    ...air(168, 280),
    ...argb,
  }),
  beQuiet('cooler-be-quiet-dark-rock-pro-5', 'be quiet! Dark Rock Pro 5', 'BK036', 1800, 79, 60, {
    ...desktop,
    ...air(168, 270),
  }),
  beQuiet('cooler-be-quiet-shadow-rock-3', 'be quiet! Shadow Rock 3', 'BK004', 1200, 42, 45, {
    ...desktop,
    ...air(163, 190),
  }),
  beQuiet('cooler-be-quiet-pure-rock-3-black', 'be quiet! Pure Rock 3 Black', 'BK039', 1000, 32, 120, {
    ...desktop,
    ...air(154, 190),
  }),
  beQuiet('cooler-be-quiet-pure-rock-2-black', 'be quiet! Pure Rock 2 Black', 'BK007', 900, 33, 80, {
    ...desktop,
    ...air(155, 150),
  }),
  beQuiet('cooler-be-quiet-pure-rock-slim-2', 'be quiet! Pure Rock Slim 2', 'BK030', 700, 22, 140, {
    ...desktop,
    ...air(135, 130),
  }),
  beQuiet('cooler-be-quiet-shadow-rock-lp', 'be quiet! Shadow Rock LP', 'BK002', 800, 42, 26, {
    ...desktop,
    ...air(75, 130),
  }),
  beQuiet('cooler-be-quiet-pure-rock-lp', 'be quiet! Pure Rock LP', 'BK034', 500, 25, 60, {
    ...desktop,
    ...air(45, 100),
  }),
  thermalright(
    'cooler-thermalright-peerless-assassin-120-se',
    'Thermalright Peerless Assassin 120 SE',
    null,
    1100,
    29,
    180,
    {
      ...desktop,
      ...air(155),
    },
  ),
  thermalright(
    'cooler-thermalright-phantom-spirit-120-se',
    'Thermalright Phantom Spirit 120 SE',
    'PS120SE',
    1100,
    31,
    160,
    {
      ...desktop,
      ...air(154),
    },
  ),
  thermalright('cooler-thermalright-axp90-x47', 'Thermalright AXP90-X47', null, 500, 24, 45, {
    ...desktop,
    ...air(47),
  }),
  thermalright('cooler-thermalright-axp120-x67', 'Thermalright AXP120-X67', null, 700, 35, 30, {
    ...desktop,
    ...air(67),
  }),
  deepCool('cooler-deepcool-ag400', 'DeepCool AG400', 'R-AG400-BKNNMN-G-1', 900, 21, 150, {
    ...desktop,
    ...air(150, 220),
  }),
  deepCool('cooler-deepcool-ak400', 'DeepCool AK400', 'R-AK400-BKNNMN-G-1', 1000, 25, 170, {
    ...desktop,
    ...air(155, 220),
  }),
  deepCool('cooler-deepcool-ak620', 'DeepCool AK620', null, 1600, 45, 90, {
    ...desktop,
    ...air(160, 260),
    memoryClearanceMm: 43,
  }),
  deepCool('cooler-deepcool-assassin-iv', 'DeepCool ASSASSIN IV', null, 1900, 75, 24, {
    ...desktop,
    ...air(164, 280),
  }),
  arctic('cooler-arctic-freezer-36', 'ARCTIC Freezer 36', 'ACFRE00121A', 1000, 22, 190, {
    ...current,
    ...air(159),
  }),
  idCooling('cooler-id-cooling-is-55', 'ID-COOLING IS-55', null, 600, 27, 38, {
    ...desktop,
    ...air(55, 125),
  }),
  coolerMaster(
    'cooler-cooler-master-hyper-622-halo',
    'Cooler Master Hyper 622 Halo Black',
    null,
    1400,
    49,
    40,
    {
      ...desktop,
      ...air(157),
      ...argb,
    },
  ),
  // Sold before LGA 1700 and AM5: its box holds no kit for them.
  coolerMaster(
    'cooler-cooler-master-hyper-212-evo',
    'Cooler Master Hyper 212 EVO',
    'RR-212E-20PK-R2',
    900,
    25,
    12,
    {
      sockets: [
        'AM2',
        'AM3',
        'AM4',
        'FM1',
        'FM2',
        'LGA 1150',
        'LGA 1151',
        'LGA 1155',
        'LGA 1156',
        'LGA 1200',
      ],
      ...air(159),
    },
  ),
]

const liquidCoolers: DemoProduct<'cooler'>[] = [
  arctic(
    'cooler-arctic-liquid-freezer-iii-240',
    'ARCTIC Liquid Freezer III 240',
    'ACFRE00134A',
    2000,
    65,
    85,
    {
      ...current,
      ...liquid(240, 1),
    },
  ),
  arctic(
    'cooler-arctic-liquid-freezer-iii-280',
    'ARCTIC Liquid Freezer III 280',
    'ACFRE00135A',
    2200,
    72,
    60,
    {
      ...current,
      ...liquid(280, 1),
    },
  ),
  arctic(
    'cooler-arctic-liquid-freezer-iii-360',
    'ARCTIC Liquid Freezer III 360',
    'ACFRE00136A',
    2400,
    79,
    120,
    {
      ...current,
      ...liquid(360, 1),
    },
  ),
  arctic(
    'cooler-arctic-liquid-freezer-iii-pro-360-argb',
    'ARCTIC Liquid Freezer III Pro 360 A-RGB',
    'ACFRE00184A',
    2500,
    95,
    75,
    { ...current, ...liquid(360, 1, 'ARGB 5V') },
  ),
  arctic(
    'cooler-arctic-liquid-freezer-iii-pro-420',
    'ARCTIC Liquid Freezer III Pro 420',
    'ACFRE00181A',
    3000,
    95,
    20,
    {
      ...current,
      ...liquid(420, 1),
    },
  ),
  corsair(
    'cooler-corsair-icue-link-h100i-rgb',
    'Corsair iCUE LINK H100i RGB',
    'CW-9061001-WW',
    2300,
    139,
    34,
    {
      ...desktop,
      ...liquid(240, 1, 'Proprietary'),
    },
  ),
  corsair(
    'cooler-corsair-icue-link-titan-360-rx-lcd',
    'Corsair iCUE LINK TITAN 360 RX LCD',
    'CW-9061023-WW',
    2800,
    219,
    18,
    {
      ...current,
      ...liquid(360, 1, 'Proprietary'),
    },
  ),
  nzxt('cooler-nzxt-kraken-120', 'NZXT Kraken 120', 'RL-KR120-B1', 1500, 55, 22, {
    ...desktop,
    ...liquid(120, 2),
  }),
  nzxt('cooler-nzxt-kraken-240', 'NZXT Kraken 240', 'RL-KN240-B1', 2000, 115, 40, {
    ...desktop,
    ...liquid(240, 2),
  }),
  deepCool('cooler-deepcool-le520', 'DeepCool LE520 White', 'R-LE520-WHAMMN-G-1', 2000, 65, 48, {
    ...desktop,
    ...liquid(240, 2, 'ARGB 5V'),
  }),
  deepCool('cooler-deepcool-ls720', 'DeepCool LS720', null, 2500, 99, 36, {
    ...desktop,
    ...liquid(360, 2, 'ARGB 5V'),
  }),
  beQuiet('cooler-be-quiet-pure-loop-2-280', 'be quiet! Pure Loop 2 280', 'BW018', 2300, 95, 28, {
    ...desktop,
    ...liquid(280, 2, 'ARGB 5V'),
  }),
  lianLi(
    'cooler-lian-li-galahad-ii-lite-360',
    'Lian Li Galahad II Lite Performance 360',
    'GA2L36PB',
    2600,
    99,
    15,
    {
      ...desktop,
      ...liquid(360, 2, 'ARGB 5V'),
    },
  ),
  // Its lighting runs on 12 V, which a 5 V header does not give.
  coolerMaster(
    'cooler-cooler-master-ml240l-v2-rgb',
    'Cooler Master MasterLiquid ML240L V2 RGB',
    'MLW-D24M-A18PC-R2',
    2000,
    69,
    10,
    {
      sockets: [
        'AM2',
        'AM2+',
        'AM3',
        'AM3+',
        'AM4',
        'FM1',
        'FM2',
        'FM2+',
        'LGA 1150',
        'LGA 1151',
        'LGA 1155',
        'LGA 1156',
        'LGA 1200',
        'LGA 2011',
        'LGA 2011-3',
        'LGA 2066',
      ],
      ...liquid(240, 2, 'RGB 12V'),
    },
  ),
  silverStone('cooler-silverstone-xe360-tr5', 'SilverStone XE360-TR5', 'SST-XE360-TR5', 3200, 289, 5, {
    sockets: ['sTR5', 'SP6'],
    ...liquid(360, 2),
  }),
]

export const coolers = [...airCoolers, ...liquidCoolers]
