// Broken PCs of the demo catalog, and what the first fix must keep of what the customer meant.
import type { Facts, Kind, Part } from '../../../compatibility/index.ts'

export interface MeantCase {
  problem: string
  productIds: string[]
  /** Whether a configuration keeps what was meant. */
  isKept: (after: readonly Part[], before: readonly Part[]) => boolean
}

const factsOf = <K extends Kind>(parts: readonly Part[], kind: K): Facts<K>[] =>
  parts.flatMap((part) => (part.kind === kind ? [part.facts as Facts<K>] : []))
const idsOf = (parts: readonly Part[], kind: Kind) =>
  parts.flatMap((part) => (part.kind === kind ? [part.productId] : []))
const isSame = (kind: Kind) => (after: readonly Part[], before: readonly Part[]) =>
  `${idsOf(after, kind)}` === `${idsOf(before, kind)}`
const capacityOf = (parts: readonly Part[]) =>
  factsOf(parts, 'storage').reduce((sum, { capacityGb = 0 }) => sum + capacityGb, 0)

const usual = {
  cpu: 'cpu-amd-ryzen-5-9600x',
  motherboard: 'board-msi-mag-b850-tomahawk-max-wifi',
  memory: 'ram-crucial-pro-32gb-ddr5-5600',
  graphicsCard: 'gpu-asus-dual-rtx-5060-oc',
  storage: 'ssd-samsung-990-pro-2tb',
  powerSupply: 'psu-be-quiet-pure-power-13-m-850w',
  case: 'case-be-quiet-pure-base-500dx',
  cooler: 'cooler-deepcool-ak620',
}
const pc = (changes: Partial<typeof usual>, ...more: string[]) => [
  ...Object.values({ ...usual, ...changes }),
  ...more,
]
const hasStack = (parts: readonly Part[]) =>
  factsOf(parts, 'cpu').every(({ cacheMb = 0, cores = 0 }) => cacheMb >= 96 && cores <= 16)
const times = (count: number, id: string) => Array.from({ length: count }, () => id)

export const meantCases: readonly MeantCase[] = [
  {
    problem: 'eight hard disks on four ports: a controller, another board or larger disks',
    productIds: pc({ case: 'case-fractal-define-7' }, ...times(8, 'hdd-wd-red-plus-4tb')),
    isKept: (after, before) => capacityOf(after) >= capacityOf(before),
  },
  {
    problem: 'an ATX supply in a small case: an SFX supply',
    productIds: pc({
      motherboard: 'board-asus-rog-strix-b850-i-gaming-wifi',
      case: 'case-cooler-master-nr200p',
      cooler: 'cooler-noctua-nh-l9a-am5',
    }),
    isKept: (after, before) =>
      isSame('case')(after, before) && factsOf(after, 'powerSupply')[0]?.form !== 'ATX',
  },
  {
    problem: 'a third NVMe drive on two slots: no hard disk',
    productIds: pc({ motherboard: 'board-asus-prime-b650m-k' }, ...times(2, 'ssd-samsung-990-pro-2tb')),
    isKept: (after) =>
      factsOf(after, 'storage').every(({ solidState, interface: speaks }) => solidState && speaks === 'NVMe'),
  },
  {
    problem: 'a Ryzen 5 9600X on B550: a board for it, or one of the last CPUs for AM4',
    productIds: pc({
      motherboard: 'board-msi-mag-b550-tomahawk',
      memory: 'ram-crucial-8gb-ddr4-3200',
    }),
    isKept: (after) =>
      factsOf(after, 'cpu').every(({ generation = '' }) =>
        ['Granite Ridge', 'Vermeer', 'Cezanne'].includes(generation),
      ),
  },
  {
    problem: 'an RTX 5090 in a case that is too short: the card stays',
    productIds: pc({
      graphicsCard: 'gpu-asus-rog-astral-rtx-5090',
      powerSupply: 'psu-be-quiet-dark-power-13-1000w',
      case: 'case-asus-prime-ap201',
      motherboard: 'board-msi-mag-b850m-mortar-wifi',
    }),
    isKept: isSame('graphicsCard'),
  },
  {
    problem: 'four modules of DDR5-6000 on two slots: DDR5 of that speed',
    productIds: pc(
      {
        motherboard: 'board-asus-prime-b650m-k',
        memory: 'ram-gskill-trident-z5-neo-rgb-32gb-ddr5-6000-cl30',
      },
      'ram-gskill-trident-z5-neo-rgb-32gb-ddr5-6000-cl30',
    ),
    isKept: (after) =>
      factsOf(after, 'memory').every(({ type, speedMts = 0 }) => type === 'DDR5' && speedMts >= 6000),
  },
  {
    problem: 'a Ryzen 7 9800X3D on B550: a CPU for games stays one',
    productIds: pc({
      cpu: 'cpu-amd-ryzen-7-9800x3d',
      motherboard: 'board-msi-mag-b550-tomahawk',
      memory: 'ram-crucial-8gb-ddr4-3200',
    }),
    isKept: hasStack,
  },
  {
    problem: 'six NVMe drives of 2 TB on four slots: no small drive in the place of one',
    productIds: pc({}, ...times(5, 'ssd-samsung-990-pro-2tb')),
    isKept: (after, before) =>
      capacityOf(after) >= capacityOf(before) &&
      factsOf(after, 'storage').every(({ solidState }) => solidState),
  },
  {
    problem: 'a low cooler on a Core i9-14900K: the CPU stays',
    productIds: pc({
      cpu: 'cpu-intel-core-i9-14900k',
      motherboard: 'board-asus-prime-z790-p',
      cooler: 'cooler-noctua-nh-l9i-17xx',
    }),
    isKept: isSame('cpu'),
  },
  {
    problem: 'a tower cooler in a small case: the case stays small',
    productIds: pc({
      motherboard: 'board-asus-rog-strix-b850-i-gaming-wifi',
      case: 'case-cooler-master-nr200p',
      powerSupply: 'psu-corsair-sf750',
      cooler: 'cooler-noctua-nh-d15-g2',
    }),
    isKept: isSame('case'),
  },
  {
    problem: 'a card in a case without openings: the card stays, and the case stays small',
    productIds: [
      ...pc({
        motherboard: 'board-asus-rog-strix-b850-i-gaming-wifi',
        case: 'case-inwin-chopin-max',
        cooler: 'cooler-noctua-nh-l9a-am5',
      }).filter((id) => !id.startsWith('psu-')),
    ],
    isKept: (after, before) =>
      isSame('graphicsCard')(after, before) && factsOf(after, 'case')[0]?.type === 'Mini-ITX',
  },
  {
    problem: 'a PCIe sound card beside the card of a board with one slot: no PCI card',
    productIds: pc(
      { motherboard: 'board-asus-rog-strix-b850-i-gaming-wifi' },
      'sound-creative-sound-blaster-ae-9',
    ),
    isKept: (after) => factsOf(after, 'soundCard').every(({ interface: into }) => into !== 'PCI'),
  },
  {
    problem: 'a PCI network card on a board without PCI: a PCIe one',
    productIds: pc({}, 'net-d-link-dge-530t'),
    isKept: (after) =>
      factsOf(after, 'networkCard').length === 1 &&
      factsOf(after, 'networkCard').every(({ interface: into }) => into !== 'PCI'),
  },
  {
    problem: 'SO-DIMM memory on a desktop board: DIMMs of as many gigabytes',
    productIds: pc({ memory: 'ram-kingston-fury-impact-32gb-ddr5-5600-sodimm' }),
    isKept: (after, before) =>
      isSame('motherboard')(after, before) &&
      factsOf(after, 'memory').reduce((sum, { modules = 0, moduleGb = 0 }) => sum + modules * moduleGb, 0) >=
        32,
  },
  {
    problem: 'registered memory on a desktop board: the board stays',
    productIds: pc({ memory: 'ram-kingston-fury-renegade-pro-64gb-ddr5-5600-rdimm' }),
    isKept: (after, before) =>
      isSame('motherboard')(after, before) && factsOf(after, 'memory').every(({ registered }) => !registered),
  },
  {
    problem: 'a SAS disk on a desktop board: a disk of as much',
    productIds: pc({}, 'hdd-seagate-exos-x16-16tb-sas'),
    isKept: (after, before) => isSame('cpu')(after, before) && capacityOf(after) >= capacityOf(before),
  },
  {
    problem: 'a TFX supply for an RTX 5060: the card stays',
    productIds: pc({ powerSupply: 'psu-be-quiet-tfx-power-3-300w' }),
    isKept: isSame('graphicsCard'),
  },
  {
    problem: 'an RTX 5090 on a supply of 550 W: a larger supply',
    productIds: pc({
      graphicsCard: 'gpu-nvidia-rtx-5090-founders-edition',
      powerSupply: 'psu-be-quiet-pure-power-12-550w',
    }),
    isKept: isSame('graphicsCard'),
  },
  {
    problem: 'a Threadripper on a desktop board: it stays many cores',
    productIds: pc({ cpu: 'cpu-amd-threadripper-7980x' }),
    isKept: (after) => factsOf(after, 'cpu').every(({ cores = 0 }) => cores >= 6),
  },
  {
    problem: 'a 420 mm radiator in a compact case: the case or the cooler changes, the CPU stays',
    productIds: pc({
      case: 'case-fractal-meshify-2-compact',
      cooler: 'cooler-arctic-liquid-freezer-iii-pro-420',
    }),
    isKept: (after, before) => isSame('cpu')(after, before) && isSame('graphicsCard')(after, before),
  },
  {
    problem: 'a card of 320 mm in a case for short ones: the card stays',
    productIds: pc({
      motherboard: 'board-asus-rog-strix-b850-i-gaming-wifi',
      graphicsCard: 'gpu-sapphire-nitro-rx-7900-xtx-vapor-x',
      case: 'case-silverstone-sg13',
      powerSupply: 'psu-corsair-sf850-2024',
      cooler: 'cooler-noctua-nh-l9a-am5',
    }),
    isKept: isSame('graphicsCard'),
  },
  {
    problem: 'a cooler for LGA 1700 on an AM5 CPU: another cooler, and the CPU stays',
    productIds: pc({ cooler: 'cooler-noctua-nh-l9i-17xx' }),
    isKept: isSame('cpu'),
  },
]
