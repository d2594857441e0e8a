import type { Facts, Kind } from '../../../src/compatibility/index.ts'
import { type DemoProduct, type DemoStock, rowsOf } from './types.ts'

/** Most are things that no rule concerns: they carry no facts. */
const table =
  (kind: Kind) =>
  (
    manufacturer: string,
    id: string,
    name: string,
    partNumber: string | null,
    weightGrams: number,
    eur: number,
    stock: number | DemoStock,
    facts: Facts<'accessory'> = {},
  ): DemoProduct =>
    rowsOf(kind, manufacturer)(id, name, partNumber, weightGrams, eur, stock, facts)

const paste = table('thermalPaste')
const monitor = table('monitor')
const keyboard = table('keyboard')
const mouse = table('mouse')
const headphones = table('headphones')
const speakers = table('speakers')
const microphone = table('microphone')
const webcam = table('webcam')
const lighting = table('lighting')
const accessory = table('accessory')

/** Peripherals. */
export const accessories: DemoProduct[] = [
  paste('ARCTIC', 'paste-arctic-mx-4-4g', 'ARCTIC MX-4, 4 g', 'ACTCP00002B', 30, 5, 350),
  paste('ARCTIC', 'paste-arctic-mx-6-4g', 'ARCTIC MX-6, 4 g', 'ACTCP00080A', 30, 6.5, 400),
  paste('Noctua', 'paste-noctua-nt-h2-3-5g', 'Noctua NT-H2, 3.5 g', 'NT-H2 3.5g', 30, 10.5, 180),
  paste(
    'Thermal Grizzly',
    'paste-thermal-grizzly-kryonaut-1g',
    'Thermal Grizzly Kryonaut, 1 g',
    'TG-K-001-RS',
    20,
    6.9,
    220,
  ),

  monitor(
    'Dell',
    'monitor-dell-ultrasharp-u2723qe',
    'Dell UltraSharp U2723QE 27" 4K',
    'DELL-U2723QE',
    9500,
    399,
    45,
  ),
  monitor('Dell', 'monitor-dell-p2425h', 'Dell P2425H 24" Full HD', 'DELL-P2425H', 7200, 149, 120),
  monitor(
    'ASUS',
    'monitor-asus-rog-swift-pg27aqdm',
    'ASUS ROG Swift PG27AQDM 27" OLED',
    null,
    10500,
    599,
    14,
  ),
  monitor('Gigabyte', 'monitor-gigabyte-m27q', 'Gigabyte M27Q 27" QHD 170 Hz', 'M27Q', 8200, 229, 38),
  monitor('LG', 'monitor-lg-27gp850', 'LG UltraGear 27GP850 27" QHD 165 Hz', null, 8800, 259, 22),

  keyboard(
    'Logitech',
    'keyboard-logitech-mx-keys-s-nordic',
    'Logitech MX Keys S, Nordic',
    null,
    1100,
    85,
    75,
  ),
  keyboard('Logitech', 'keyboard-logitech-k120-nordic', 'Logitech K120, Nordic', null, 700, 11, 210),
  keyboard(
    'Corsair',
    'keyboard-corsair-k70-rgb-pro-nordic',
    'Corsair K70 RGB PRO, Nordic',
    null,
    1500,
    129,
    26,
  ),

  mouse('Logitech', 'mouse-logitech-mx-master-3s', 'Logitech MX Master 3S', '910-006559', 300, 72, 95),
  mouse(
    'Logitech',
    'mouse-logitech-g-pro-x-superlight-2',
    'Logitech G PRO X SUPERLIGHT 2',
    null,
    250,
    105,
    40,
  ),
  mouse('Logitech', 'mouse-logitech-m185', 'Logitech M185', null, 150, 10, 260),

  headphones('HyperX', 'headphones-hyperx-cloud-iii', 'HyperX Cloud III', '727A8AA', 900, 69, 55),
  headphones(
    'beyerdynamic',
    'headphones-beyerdynamic-dt-770-pro-80',
    'beyerdynamic DT 770 PRO 80 ohm',
    '474746',
    900,
    109,
    30,
  ),
  headphones(
    'SteelSeries',
    'headphones-steelseries-arctis-nova-7',
    'SteelSeries Arctis Nova 7',
    '61553',
    900,
    129,
    24,
  ),

  speakers('Creative', 'speakers-creative-pebble-v3', 'Creative Pebble V3', null, 1200, 32, 60),
  speakers('Logitech', 'speakers-logitech-z407', 'Logitech Z407', '980-001348', 4200, 65, 28),

  microphone('Logitech', 'microphone-blue-yeti', 'Blue Yeti USB', null, 1600, 85, 33),
  microphone('RØDE', 'microphone-rode-nt-usb-plus', 'RØDE NT-USB+', null, 1300, 129, 15),

  webcam('Logitech', 'webcam-logitech-c920s', 'Logitech C920s HD Pro', '960-001252', 350, 55, 85),
  webcam('Elgato', 'webcam-elgato-facecam-mk2', 'Elgato Facecam MK.2', null, 350, 119, 18),

  lighting(
    'Corsair',
    'lighting-corsair-icue-ls100-starter-kit',
    'Corsair iCUE LS100 starter kit',
    null,
    700,
    85,
    12,
  ),
  lighting(
    'Phanteks',
    'lighting-phanteks-neon-digital-rgb-1m',
    'Phanteks NEON Digital-RGB strip, 1 m',
    null,
    200,
    25,
    40,
  ),

  accessory('ARCTIC', 'accessory-arctic-case-fan-hub', 'ARCTIC Case Fan Hub', 'ACFAN00175A', 100, 9, 130, {
    fanHeaders: 10,
  }),
  accessory(
    'Corsair',
    'accessory-corsair-12vhpwr-cable',
    'Corsair 600W PCIe 5.0 12VHPWR cable',
    'CP-8920284',
    150,
    18,
    70,
  ),
  accessory(
    'SilverStone',
    'accessory-silverstone-pp08-sfx-bracket',
    'SilverStone PP08 bracket, SFX to ATX',
    'SST-PP08B',
    200,
    9,
    45,
    { sfxBracket: true },
  ),
  accessory(
    'SilverStone',
    'accessory-silverstone-ecs06-sata-card',
    'SilverStone ECS06 SATA controller card, 6 ports',
    'SST-ECS06',
    150,
    65,
    40,
    { sataPorts: 6, slotLanes: 4 },
  ),
  accessory(
    'Noctua',
    'accessory-noctua-nm-am5-am4-mp83',
    'Noctua NM-AM5/4-MP83 mounting kit for AM4 and AM5',
    'NM-AM5/4-MP83',
    120,
    7,
    60,
    { mountsFor: ['AM4', 'AM5'] },
  ),
  // Not counted yet.
  accessory(
    'Noctua',
    'accessory-noctua-na-fc1-fan-controller',
    'Noctua NA-FC1 fan controller',
    'NA-FC1',
    80,
    18,
    {},
  ),
]
