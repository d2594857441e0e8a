import { describe, expect, it } from 'vitest'
import {
  componentPreparer,
  judge,
  notAComponent,
  type Part,
  rules,
  unknownProduct,
  type Verdict,
} from '../../../src/compatibility/index.ts'
import { builds, times } from './builds.fixture.ts'
import { bundles, products } from './index.ts'

const prepare = componentPreparer()
const parts = new Map<string, Part>(
  products.map(({ id, name, kind, facts }) => [
    id,
    kind && facts ? prepare({ productId: id, name, kind, facts }) : notAComponent(id, name),
  ]),
)

const judgeIds = (ids: readonly string[]) => judge(ids.map((id) => parts.get(id) ?? unknownProduct(id)))

/** The smallest configuration that triggers each rule: its name, the verdict, the products. */
const meetings: [rule: string, verdict: Verdict, ...ids: string[]][] = [
  ['UnknownProduct', 'Blocking', 'cpu-that-nobody-sells'],
  ['NotAComponent', 'Blocking', 'service-pc-assembly'],
  ['CpuSocket', 'Blocking', 'cpu-amd-ryzen-7-9800x3d', 'board-asus-prime-z790-p'],
  ['CpuGeneration', 'Blocking', 'cpu-amd-ryzen-5-2600', 'board-msi-mag-b550-tomahawk'],
  ['CpuGeneration', 'Blocking', 'cpu-intel-core-i5-9400f', 'board-asus-prime-z270-a'],
  ['CpuGeneration', 'Blocking', 'cpu-intel-core-i5-11400f', 'board-asus-prime-b460-plus'],
  ['CpuGeneration', 'Firmware', 'cpu-intel-core-i5-14600k', 'board-gigabyte-z690-aorus-elite-ddr4'],
  ['CpuGeneration', 'Firmware', 'cpu-amd-ryzen-5-9600x', 'board-msi-mag-b650-tomahawk-wifi'],
  ['MemoryTypeBoard', 'Blocking', 'ram-crucial-8gb-ddr4-3200', 'board-asus-prime-b650m-k'],
  ['MemoryTypeCpu', 'Blocking', 'ram-crucial-8gb-ddr4-3200', 'cpu-amd-ryzen-5-7600'],
  ['MemorySlots', 'Blocking', 'ram-corsair-vengeance-192gb-ddr5-5200', 'board-asus-prime-b650m-k'],
  ['MemoryCapacity', 'Firmware', 'ram-crucial-pro-128gb-ddr5-5600', 'board-asus-prime-b650m-k'],
  [
    'MemoryCapacity',
    'Blocking',
    'ram-corsair-vengeance-192gb-ddr5-5200',
    'board-asus-rog-strix-b850-i-gaming-wifi',
  ],
  [
    'MemoryCapacity',
    'Performance',
    'ram-corsair-vengeance-192gb-ddr5-5200',
    'board-msi-mag-b650-tomahawk-wifi',
    'cpu-amd-ryzen-7-7700',
  ],
  ['ModuleSize', 'Firmware', 'ram-crucial-64gb-ddr5-5600', 'board-asus-prime-b650m-k'],
  ['MemoryForm', 'Blocking', 'ram-crucial-16gb-ddr4-3200-sodimm', 'board-msi-mag-b550-tomahawk'],
  ['MemoryForm', 'Blocking', 'ram-crucial-8gb-ddr4-3200', 'board-asus-pro-h610t-d4-csm'],
  [
    'RegisteredOrEcc',
    'Blocking',
    'ram-kingston-fury-renegade-pro-64gb-ddr5-5600-rdimm',
    'board-msi-mag-b650-tomahawk-wifi',
  ],
  [
    'RegisteredOrEcc',
    'Advice',
    'ram-kingston-server-premier-32gb-ddr5-4800-ecc',
    'board-gigabyte-b850-aorus-elite-wifi7',
    'cpu-amd-ryzen-7-9700x',
  ],
  [
    'MemorySpeed',
    'Advice',
    'ram-gskill-trident-z5-rgb-48gb-ddr5-8000',
    'board-msi-mag-z890-tomahawk-wifi',
    'cpu-intel-core-ultra-7-265k',
  ],
  [
    'FullMemoryChannels',
    'Performance',
    'ram-corsair-vengeance-192gb-ddr5-5200',
    'cpu-amd-ryzen-9-9950x',
    'board-msi-mag-x870-tomahawk-wifi',
  ],
  ['MixedMemory', 'Performance', 'ram-crucial-8gb-ddr5-4800', 'ram-crucial-16gb-ddr5-5600'],
  ['NoPicture', 'Blocking', 'cpu-intel-core-i5-12400f'],
  ['CoolerSocket', 'Blocking', 'cooler-noctua-nh-l9a-am5', 'cpu-intel-core-i5-14600k'],
  ['CoolerSocket', 'Completeness', 'cooler-cooler-master-hyper-212-evo', 'cpu-amd-ryzen-5-7600x'],
  ['NoCooler', 'Completeness', 'cpu-amd-ryzen-7-9800x3d'],
  ['CoolerCapacity', 'Unsafe', 'cooler-be-quiet-pure-rock-lp', 'cpu-amd-ryzen-9-9950x'],
  ['CoolerCapacity', 'Performance', 'cooler-deepcool-ag400', 'cpu-intel-core-i9-14900k'],
  ['CoolerHeight', 'Blocking', 'cooler-noctua-nh-d15-g2', 'case-fractal-terra'],
  ['RadiatorMount', 'Blocking', 'cooler-arctic-liquid-freezer-iii-pro-420', 'case-corsair-4000d-airflow'],
  [
    'RadiatorMount',
    'Blocking',
    'cooler-arctic-liquid-freezer-iii-360',
    'gpu-gigabyte-aorus-rtx-5090-xtreme-waterforce',
    'case-corsair-4000d-airflow',
  ],
  [
    'MemoryHeight',
    'Clearance',
    'ram-gskill-trident-z5-neo-rgb-32gb-ddr5-6000-cl30',
    'cooler-be-quiet-dark-rock-pro-5',
  ],
  ['BoardInCase', 'Blocking', 'board-msi-mag-x870-tomahawk-wifi', 'case-cooler-master-q300l'],
  ['BoardInCase', 'Blocking', 'board-asus-ws-c621e-sage', 'case-corsair-7000d-airflow'],
  ['BackConnect', 'Blocking', 'board-msi-b650m-project-zero', 'case-corsair-4000d-airflow'],
  ['CardLength', 'Blocking', 'gpu-asus-rog-astral-rtx-5090', 'case-asus-prime-ap201'],
  ['CardLength', 'Clearance', 'gpu-gigabyte-rtx-5090-gaming-oc', 'case-fractal-north'],
  ['CardThickness', 'Clearance', 'gpu-msi-rtx-5090-ventus-3x-oc', 'case-cooler-master-nr200p'],
  [
    'ExpansionSlots',
    'Blocking',
    'board-asus-rog-strix-b850-i-gaming-wifi',
    'gpu-asus-dual-rtx-5060-oc',
    'sound-creative-sound-blaster-ae-9',
  ],
  [
    'ExpansionSlots',
    'Clearance',
    'board-msi-pro-b650m-a-wifi',
    'gpu-gigabyte-rtx-5090-gaming-oc',
    'sound-creative-sound-blaster-ae-9',
    'capture-elgato-4k60-pro-mk2',
  ],
  ['ExpansionSlots', 'Completeness', 'board-msi-mag-b550-tomahawk', 'net-d-link-dge-530t'],
  ['M2Slots', 'Blocking', 'board-msi-pro-a620m-e', ...times(2, 'ssd-kingston-nv3-1tb')],
  ['M2Slots', 'Blocking', 'board-msi-mag-b650-tomahawk-wifi', 'ssd-wd-blue-sa510-1tb-m2'],
  ['M2Slots', 'Blocking', 'board-msi-pro-b650m-a-wifi', 'ssd-samsung-pm9a3-1920gb-22110'],
  ['M2Slots', 'Clearance', 'board-msi-mag-b650-tomahawk-wifi', 'ssd-crucial-p310-1tb-2230'],
  ['SataPorts', 'Blocking', 'board-asus-prime-b650m-k', ...times(5, 'hdd-wd-red-plus-4tb')],
  ['DriveBays', 'Clearance', 'case-corsair-4000d-airflow', ...times(3, 'hdd-wd-red-plus-4tb')],
  ['SataPower', 'Power', 'psu-corsair-rm750e', ...times(5, 'hdd-wd-red-plus-4tb')],
  [
    'Power',
    'Unsafe',
    'cpu-intel-core-i9-14900k',
    'gpu-gigabyte-rtx-5090-gaming-oc',
    'psu-asus-tuf-gaming-450b',
  ],
  [
    'Power',
    'Power',
    'cpu-amd-ryzen-7-9800x3d',
    'gpu-asus-prime-rtx-5080',
    'psu-be-quiet-straight-power-12-750w',
  ],
  ['PciePower', 'Blocking', 'gpu-gigabyte-rx-9070-xt-gaming-oc', 'psu-msi-mag-a650bn'],
  ['SixteenPinPower', 'Power', 'gpu-asus-prime-rtx-5080', 'psu-msi-mag-a650bn'],
  ['SixteenPinPower', 'Advice', 'gpu-msi-rtx-5070-ti-ventus-3x', 'psu-cooler-master-v850-sfx-gold'],
  ['CpuPower', 'Blocking', 'board-asus-ws-c621e-sage', 'psu-seasonic-core-gx-650'],
  ['CpuPower', 'Power', 'board-msi-mag-b650-tomahawk-wifi', 'psu-msi-mag-a650bn'],
  ['PowerSupplyForm', 'Blocking', 'psu-corsair-rm750e', 'case-fractal-terra'],
  ['PowerSupplyForm', 'Clearance', 'psu-corsair-sf750', 'case-corsair-4000d-airflow'],
  ['PowerSupplyLength', 'Blocking', 'psu-be-quiet-dark-power-13-1000w', 'case-lian-li-lancool-207'],
  ['IncludedPowerSupply', 'Advice', 'psu-silverstone-fx500-gold', 'case-inwin-chopin-max'],
  ['FrontUsb', 'Completeness', 'board-msi-pro-a620m-e', 'case-lian-li-a3-matx'],
  ['FanHeaders', 'Completeness', 'board-msi-pro-a620m-e', ...times(4, 'fan-noctua-nf-a12x25-pwm')],
  ['Lighting', 'Power', 'board-asus-tuf-gaming-b850-plus-wifi', 'fan-deepcool-rf120-rgb-3-in-1'],
  [
    'TwoSockets',
    'Blocking',
    'board-asus-ws-c621e-sage',
    'cpu-intel-xeon-gold-6226r',
    'cpu-intel-xeon-silver-4210r',
  ],
  ['WindowsLimits', 'Performance', 'os-windows-11-home', 'ram-corsair-vengeance-192gb-ddr5-5200'],
  ['PowerPeaks', 'Power', 'gpu-nvidia-rtx-5090-founders-edition', 'psu-corsair-sf750'],
  ['WirelessPlatform', 'Firmware', 'net-intel-wifi-7-be200', 'board-msi-mag-b850-tomahawk-max-wifi'],
  ['DriveGeneration', 'Performance', 'board-msi-mag-b650-tomahawk-wifi', 'ssd-crucial-t705-2tb'],
  ['CardLanes', 'Performance', 'cpu-amd-ryzen-5-8500g', 'gpu-asus-dual-rtx-5060-oc'],
  [
    'CardLanes',
    'Performance',
    'board-gigabyte-x870e-aorus-master',
    'gpu-asus-dual-rtx-5060-oc',
    ...times(3, 'ssd-kingston-nv3-1tb'),
  ],
  ['FanPlaces', 'Clearance', 'case-silverstone-sg13', ...times(2, 'fan-noctua-nf-a12x25-pwm')],
  ['TwoSockets', 'Performance', 'board-asus-ws-c621e-sage', 'cpu-intel-xeon-gold-6226r'],
  ['TooMany', 'Blocking', 'board-msi-mag-b550-tomahawk', 'board-asus-prime-b650m-k'],
  ['Completeness', 'Completeness', 'cpu-amd-ryzen-5-7600'],
  ['Completeness', 'Advice', 'cpu-amd-ryzen-5-7600'],
  ['Overclocking', 'Advice', 'cpu-intel-core-i5-14600k', 'board-msi-pro-b760m-a-wifi'],
  ['Windows11', 'Completeness', 'cpu-intel-core-i7-7700k', 'os-windows-11-pro'],
  ['Wireless', 'Blocking', 'net-intel-wifi-7-be200', 'board-msi-pro-a620m-e'],
  ['Wireless', 'Advice', 'board-asus-prime-z790-p'],
  ['DrivePorts', 'Blocking', 'board-msi-mag-b650-tomahawk-wifi', 'hdd-seagate-exos-x16-16tb-sas'],
  ['DrivePorts', 'Unverified', 'board-msi-mag-b650-tomahawk-wifi', 'ssd-intel-optane-905p-960gb-u2'],
  [
    'DependentClearance',
    'Blocking',
    'case-fractal-node-304',
    'gpu-asus-dual-rtx-5060-oc',
    ...times(5, 'hdd-wd-red-plus-4tb'),
  ],
  ['CaseSlots', 'Blocking', 'gpu-asus-dual-rtx-5060-oc', 'case-inwin-chopin-max'],
  ['CpuPower', 'Unverified', 'board-asus-rog-strix-b850-i-gaming-wifi', 'case-inwin-chopin-max'],
  ['RegisteredOrEcc', 'Blocking', 'ram-crucial-pro-32gb-ddr5-5600', 'board-gigabyte-trx50-ai-top'],
]

describe('building from the demo catalog', () => {
  it.each(bundles)(
    'demo catalog: can build the $name with all groups filled and no error',
    ({ id, groups }) => {
      const ids = builds[id] ?? []
      const result = judgeIds(ids)
      expect(result.errors).toEqual([])
      // Unknown facts are allowed, and memory faster than the CPU's rating.
      expect(
        result.warnings.filter(
          ({ category, ruleName }) =>
            !['Unverified', 'Performance'].includes(category) && ruleName !== 'MemorySpeed',
        ),
      ).toEqual([])
      for (const { productGroupId, min, max } of groups) {
        const count = ids.filter((part) =>
          products.some((product) => product.id === part && product.productGroupId === productGroupId),
        ).length
        expect(count).toBeGreaterThanOrEqual(min)
        expect(count).toBeLessThanOrEqual(max)
      }
    },
  )

  it.each(meetings)('demo catalog: can trigger %s (%s)', (rule, verdict, ...ids) => {
    const { errors, warnings } = judgeIds(ids)
    const found = [
      ...errors.map(({ ruleName, severity }) => `${ruleName} ${severity}`),
      ...warnings.map(({ ruleName, category }) => `${ruleName} ${category}`),
    ]
    expect(found).toContain(`${rule} ${verdict}`)
  })

  it('demo catalog: can trigger every rule', () => {
    const met = new Set(meetings.map(([rule]) => rule))
    expect(rules.map(({ name }) => name).filter((name) => !met.has(name))).toEqual([])
  })
})
