import type { FanFacts } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const arctic = rowsOf('fan', 'ARCTIC')
const beQuiet = rowsOf('fan', 'be quiet!')
const coolerMaster = rowsOf('fan', 'Cooler Master')
const corsair = rowsOf('fan', 'Corsair')
const deepCool = rowsOf('fan', 'DeepCool')
const lianLi = rowsOf('fan', 'Lian Li')
const noctua = rowsOf('fan', 'Noctua')

/** Fans in the pack, and the headers they take together when they are chained or have a hub. */
const pack = (
  quantity: number,
  lighting: FanFacts['lighting'] = 'None',
  fanHeaders = quantity,
): FanFacts => ({
  quantity,
  fanHeaders,
  lighting,
})

export const fans: DemoProduct<'fan'>[] = [
  arctic('fan-arctic-p12-pwm', 'ARCTIC P12 PWM', 'ACFAN00119A', 200, 6, 400, pack(1)),
  arctic(
    'fan-arctic-p12-pwm-pst-5-pack',
    'ARCTIC P12 PWM PST, pack of 5',
    'ACFAN00137A',
    1000,
    27,
    150,
    pack(5, 'None', 1),
  ),
  arctic('fan-arctic-p14-pwm-pst', 'ARCTIC P14 PWM PST', 'ACFAN00125A', 250, 8, 260, pack(1)),
  arctic(
    'fan-arctic-p12-pwm-pst-argb-3-pack',
    'ARCTIC P12 PWM PST A-RGB, pack of 3',
    'ACFAN00232A',
    700,
    26,
    110,
    pack(3, 'ARGB 5V', 1),
  ),
  noctua('fan-noctua-nf-a12x25-pwm', 'Noctua NF-A12x25 PWM', 'NF-A12x25 PWM', 300, 27, 90, pack(1)),
  noctua('fan-noctua-nf-a14x25-g2-pwm', 'Noctua NF-A14x25 G2 PWM', 'NF-A14x25 G2 PWM', 350, 32, 60, pack(1)),
  noctua(
    'fan-noctua-nf-p12-redux-1700-pwm',
    'Noctua NF-P12 redux-1700 PWM',
    'NF-P12 redux-1700 PWM',
    250,
    12,
    200,
    pack(1),
  ),
  noctua('fan-noctua-nf-a9-pwm', 'Noctua NF-A9 PWM', 'NF-A9 PWM', 200, 15, 50, pack(1)),
  beQuiet(
    'fan-be-quiet-silent-wings-4-120-pwm',
    'be quiet! Silent Wings 4 120 mm PWM',
    'BL093',
    300,
    18,
    130,
    pack(1),
  ),
  beQuiet(
    'fan-be-quiet-silent-wings-4-140-pwm',
    'be quiet! Silent Wings 4 140 mm PWM',
    'BL096',
    350,
    19,
    110,
    pack(1),
  ),
  beQuiet(
    'fan-be-quiet-pure-wings-3-120-pwm',
    'be quiet! Pure Wings 3 120 mm PWM',
    'BL105',
    250,
    9,
    210,
    pack(1),
  ),
  beQuiet(
    'fan-be-quiet-light-wings-120-pwm-3-pack',
    'be quiet! Light Wings 120 mm PWM, pack of 3',
    'BL076',
    900,
    65,
    45,
    pack(3, 'ARGB 5V'),
  ),
  corsair(
    'fan-corsair-icue-link-qx120-rgb-3-pack',
    'Corsair iCUE LINK QX120 RGB, pack of 3 with hub',
    'CO-9051002-WW',
    1200,
    119,
    35,
    pack(3, 'Proprietary', 1),
  ),
  lianLi(
    'fan-lian-li-uni-fan-sl-infinity-120-3-pack',
    'Lian Li UNI FAN SL-INFINITY 120, pack of 3 with controller',
    null,
    1100,
    85,
    40,
    {
      quantity: 3,
      lighting: 'Proprietary',
    },
  ),
  // Lit by 12 V: the four-pin plug must never go on a three-pin 5 V header.
  deepCool(
    'fan-deepcool-rf120-rgb-3-in-1',
    'DeepCool RF120 3 in 1',
    'DP-FRGB-RF120-3C',
    700,
    32,
    28,
    pack(3, 'RGB 12V'),
  ),
  coolerMaster(
    'fan-cooler-master-sickleflow-120-rgb',
    'Cooler Master SickleFlow 120 RGB',
    null,
    250,
    13,
    45,
    pack(1, 'RGB 12V'),
  ),
  coolerMaster(
    'fan-cooler-master-sickleflow-120-argb',
    'Cooler Master SickleFlow 120 ARGB',
    null,
    250,
    15,
    85,
    pack(1, 'ARGB 5V'),
  ),
]
