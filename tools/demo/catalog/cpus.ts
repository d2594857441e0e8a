import type { CpuFacts } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const amd = rowsOf('cpu', 'AMD')
const intel = rowsOf('cpu', 'Intel')

/** Base power, and the power it may draw for long (AMD's PPT, Intel's maximum turbo power). */
const power = (tdpWatts: number, sustainedWatts: number): CpuFacts => ({ tdpWatts, sustainedWatts })

const boxedCooler: CpuFacts = { includesCooler: true }
const noGraphics: CpuFacts = { integratedGraphics: false }
const locked: CpuFacts = { unlocked: false }

// AMD, socket AM4: no graphics except in the G models.
const am4: CpuFacts = {
  socket: 'AM4',
  memoryTypes: ['DDR4'],
  memoryChannels: 2,
  memoryMaxGb: 128,
  integratedGraphics: false,
  includesCooler: false,
  unlocked: true,
}
const vermeer: CpuFacts = { ...am4, generation: 'Vermeer', memorySpeedMts: 3200, eccSupport: true }
const cezanne: CpuFacts = { ...am4, generation: 'Cezanne', memorySpeedMts: 3200, eccSupport: false }

// AMD, socket AM5: two graphics cores in nearly all of them.
const am5: CpuFacts = {
  socket: 'AM5',
  memoryTypes: ['DDR5'],
  memoryChannels: 2,
  integratedGraphics: true,
  includesCooler: false,
  unlocked: true,
}
const raphael: CpuFacts = {
  ...am5,
  generation: 'Raphael',
  memoryMaxGb: 128,
  memorySpeedMts: 5200,
  eccSupport: true,
}
const phoenix: CpuFacts = {
  ...am5,
  generation: 'Phoenix',
  memoryMaxGb: 256,
  memorySpeedMts: 5200,
  eccSupport: false,
}
const graniteRidge: CpuFacts = {
  ...am5,
  generation: 'Granite Ridge',
  memoryMaxGb: 256,
  memorySpeedMts: 5600,
  eccSupport: true,
}

const threadripper: CpuFacts = {
  socket: 'sTR5',
  memoryTypes: ['DDR5'],
  memoryChannels: 4,
  memoryMaxGb: 1024,
  eccSupport: true,
  integratedGraphics: false,
  includesCooler: false,
  unlocked: true,
  ...power(350, 350),
}
const stormPeak: CpuFacts = { ...threadripper, generation: 'Storm Peak', memorySpeedMts: 5200 }
const shimadaPeak: CpuFacts = { ...threadripper, generation: 'Shimada Peak', memorySpeedMts: 6400 }

// Intel, LGA 1700: takes either memory generation, the board decides. F models have no graphics.
const lga1700: CpuFacts = {
  socket: 'LGA 1700',
  memoryTypes: ['DDR4', 'DDR5'],
  memoryChannels: 2,
  integratedGraphics: true,
}
const alderLake: CpuFacts = { ...lga1700, generation: 'Alder Lake', memoryMaxGb: 128 }
const raptorLake: CpuFacts = { ...lga1700, generation: 'Raptor Lake', memoryMaxGb: 192 }
const raptorRefresh: CpuFacts = { ...lga1700, generation: 'Raptor Lake Refresh', memoryMaxGb: 192 }
const arrowLake: CpuFacts = {
  socket: 'LGA 1851',
  generation: 'Arrow Lake',
  memoryTypes: ['DDR5'],
  memoryChannels: 2,
  memoryMaxGb: 256,
  integratedGraphics: true,
}
/** The smaller models of the 13th and 14th generation are rated like the 12th. */
const ddr5At4800: CpuFacts = { memorySpeedMts: 4800 }
/** K models: free multiplier, sold without a cooler. */
const k: CpuFacts = { unlocked: true, includesCooler: false }
/** The others: locked, with a cooler in the box. */
const boxed: CpuFacts = { unlocked: false, includesCooler: true }

const xeon: CpuFacts = {
  socket: 'LGA 3647',
  generation: 'Cascade Lake-SP',
  memoryTypes: ['DDR4'],
  memoryChannels: 6,
  memoryMaxGb: 1024,
  eccSupport: true,
  integratedGraphics: false,
  includesCooler: false,
  unlocked: false,
}

const am5Cpus: DemoProduct<'cpu'>[] = [
  amd('cpu-amd-ryzen-5-7500f', 'AMD Ryzen 5 7500F (tray)', '100-000000597', 60, 119, 140, {
    ...raphael,
    ...noGraphics,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-5-7600', 'AMD Ryzen 5 7600', '100-100001015BOX', 480, 149, 210, {
    ...raphael,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-5-7600x', 'AMD Ryzen 5 7600X', '100-100000593WOF', 110, 154, 160, {
    ...raphael,
    ...power(105, 142),
  }),
  amd('cpu-amd-ryzen-7-7700', 'AMD Ryzen 7 7700', '100-100000592BOX', 800, 199, 90, {
    ...raphael,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-7-7700x', 'AMD Ryzen 7 7700X', '100-100000591WOF', 110, 209, 75, {
    ...raphael,
    ...power(105, 142),
  }),
  amd('cpu-amd-ryzen-7-7800x3d', 'AMD Ryzen 7 7800X3D', '100-100000910WOF', 110, 299, 120, {
    ...raphael,
    ...locked,
    ...power(120, 162),
  }),
  amd('cpu-amd-ryzen-9-7900', 'AMD Ryzen 9 7900', '100-100000590BOX', 800, 289, 45, {
    ...raphael,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-9-7900x', 'AMD Ryzen 9 7900X', '100-100000589WOF', 110, 299, 40, {
    ...raphael,
    ...power(170, 230),
  }),
  amd('cpu-amd-ryzen-9-7950x', 'AMD Ryzen 9 7950X', '100-100000514WOF', 110, 389, 35, {
    ...raphael,
    ...power(170, 230),
  }),
  amd('cpu-amd-ryzen-9-7950x3d', 'AMD Ryzen 9 7950X3D', '100-100000908WOF', 110, 469, 22, {
    ...raphael,
    ...locked,
    ...power(120, 162),
  }),
  amd('cpu-amd-ryzen-5-8400f', 'AMD Ryzen 5 8400F', '100-100001591BOX', 480, 109, 60, {
    ...phoenix,
    ...noGraphics,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-5-8500g', 'AMD Ryzen 5 8500G', '100-100000931BOX', 480, 129, 95, {
    ...phoenix,
    graphicsLanes: 4,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-5-8600g', 'AMD Ryzen 5 8600G', '100-100001237BOX', 480, 159, 130, {
    ...phoenix,
    graphicsLanes: 8,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-7-8700g', 'AMD Ryzen 7 8700G', '100-100001236BOX', 620, 239, 80, {
    ...phoenix,
    graphicsLanes: 8,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-5-9600', 'AMD Ryzen 5 9600', '100-100000718BOX', 480, 169, 70, {
    ...graniteRidge,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-5-9600x', 'AMD Ryzen 5 9600X', '100-100001405WOF', 110, 175, 230, {
    ...graniteRidge,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-7-9700x', 'AMD Ryzen 7 9700X', '100-100001404WOF', 110, 249, 180, {
    ...graniteRidge,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-7-9800x3d', 'AMD Ryzen 7 9800X3D', '100-100001084WOF', 110, 379, 240, {
    ...graniteRidge,
    ...power(120, 162),
  }),
  amd('cpu-amd-ryzen-9-9900x', 'AMD Ryzen 9 9900X', '100-100000662WOF', 110, 309, 65, {
    ...graniteRidge,
    ...power(120, 162),
  }),
  amd('cpu-amd-ryzen-9-9900x3d', 'AMD Ryzen 9 9900X3D', '100-100001368WOF', 110, 469, 25, {
    ...graniteRidge,
    ...power(120, 162),
  }),
  amd('cpu-amd-ryzen-9-9950x', 'AMD Ryzen 9 9950X', '100-100001277WOF', 110, 449, 50, {
    ...graniteRidge,
    ...power(170, 200),
  }),
  amd('cpu-amd-ryzen-9-9950x3d', 'AMD Ryzen 9 9950X3D', '100-100000719WOF', 110, 559, 44, {
    ...graniteRidge,
    ...power(170, 200),
  }),
]

const am4Cpus: DemoProduct<'cpu'>[] = [
  amd('cpu-amd-ryzen-5-5500', 'AMD Ryzen 5 5500', '100-100000457BOX', 480, 65, 150, {
    ...cezanne,
    ...boxedCooler,
    tdpWatts: 65,
  }),
  amd('cpu-amd-ryzen-5-5600', 'AMD Ryzen 5 5600', '100-100000927BOX', 480, 89, 200, {
    ...vermeer,
    ...boxedCooler,
    ...power(65, 76),
  }),
  amd('cpu-amd-ryzen-5-5600x', 'AMD Ryzen 5 5600X', '100-100000065BOX', 480, 109, 60, {
    ...vermeer,
    ...boxedCooler,
    ...power(65, 76),
  }),
  amd('cpu-amd-ryzen-5-5600g', 'AMD Ryzen 5 5600G', '100-100000252BOX', 480, 99, 85, {
    ...cezanne,
    integratedGraphics: true,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-7-5700g', 'AMD Ryzen 7 5700G', '100-100000263BOX', 480, 139, 55, {
    ...cezanne,
    integratedGraphics: true,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-7-5700x', 'AMD Ryzen 7 5700X', '100-100000926WOF', 110, 119, 110, {
    ...vermeer,
    ...power(65, 76),
  }),
  amd('cpu-amd-ryzen-7-5800x', 'AMD Ryzen 7 5800X', '100-100000063WOF', 110, 149, 30, {
    ...vermeer,
    ...power(105, 142),
  }),
  amd(
    'cpu-amd-ryzen-7-5700x3d',
    'AMD Ryzen 7 5700X3D',
    '100-100001503WOF',
    110,
    199,
    { stock: 0, discontinued: true },
    { ...vermeer, ...locked, ...power(105, 142) },
  ),
  amd('cpu-amd-ryzen-9-5900x', 'AMD Ryzen 9 5900X', '100-100000061WOF', 110, 229, 18, {
    ...vermeer,
    ...power(105, 142),
  }),
  amd('cpu-amd-ryzen-9-5950x', 'AMD Ryzen 9 5950X', '100-100000059WOF', 110, 289, 14, {
    ...vermeer,
    ...power(105, 142),
  }),
]

const intelCpus: DemoProduct<'cpu'>[] = [
  intel('cpu-intel-core-i3-12100', 'Intel Core i3-12100', 'BX8071512100', 380, 99, 70, {
    ...alderLake,
    ...boxed,
    ...power(60, 89),
  }),
  intel('cpu-intel-core-i3-12100f', 'Intel Core i3-12100F', 'BX8071512100F', 380, 69, 130, {
    ...alderLake,
    ...noGraphics,
    ...boxed,
    ...power(58, 89),
  }),
  intel('cpu-intel-core-i5-12400', 'Intel Core i5-12400', 'BX8071512400', 380, 119, 120, {
    ...alderLake,
    ...boxed,
    eccSupport: false,
    ...power(65, 117),
  }),
  intel('cpu-intel-core-i5-12400f', 'Intel Core i5-12400F', 'BX8071512400F', 380, 89, 260, {
    ...alderLake,
    ...noGraphics,
    ...boxed,
    eccSupport: false,
    ...power(65, 117),
  }),
  intel('cpu-intel-core-i5-12600k', 'Intel Core i5-12600K', 'BX8071512600K', 120, 139, 40, {
    ...alderLake,
    ...k,
    eccSupport: true,
    ...power(125, 150),
  }),
  intel('cpu-intel-core-i7-12700k', 'Intel Core i7-12700K', 'BX8071512700K', 120, 199, 28, {
    ...alderLake,
    ...k,
    eccSupport: true,
    ...power(125, 190),
  }),
  intel('cpu-intel-core-i3-13100', 'Intel Core i3-13100', 'BX8071513100', 380, 109, 48, {
    ...raptorLake,
    ...boxed,
    ...ddr5At4800,
    ...power(60, 89),
  }),
  intel('cpu-intel-core-i5-13400', 'Intel Core i5-13400', 'BX8071513400', 380, 159, 66, {
    ...raptorLake,
    ...boxed,
    ...ddr5At4800,
    eccSupport: false,
    ...power(65, 148),
  }),
  intel('cpu-intel-core-i5-13600k', 'Intel Core i5-13600K', 'BX8071513600K', 120, 209, 33, {
    ...raptorLake,
    ...k,
    eccSupport: true,
    ...power(125, 181),
  }),
  intel('cpu-intel-core-i7-13700k', 'Intel Core i7-13700K', 'BX8071513700K', 120, 299, 16, {
    ...raptorLake,
    ...k,
    eccSupport: true,
    ...power(125, 253),
  }),
  intel('cpu-intel-core-i3-14100', 'Intel Core i3-14100', 'BX8071514100', 380, 109, 90, {
    ...raptorRefresh,
    ...boxed,
    ...ddr5At4800,
    ...power(60, 110),
  }),
  intel('cpu-intel-core-i5-14400', 'Intel Core i5-14400', 'BX8071514400', 380, 159, 150, {
    ...raptorRefresh,
    ...boxed,
    ...ddr5At4800,
    eccSupport: false,
    ...power(65, 148),
  }),
  intel('cpu-intel-core-i5-14400f', 'Intel Core i5-14400F', 'BX8071514400F', 380, 119, 240, {
    ...raptorRefresh,
    ...noGraphics,
    ...boxed,
    ...ddr5At4800,
    eccSupport: false,
    ...power(65, 148),
  }),
  intel('cpu-intel-core-i5-14500', 'Intel Core i5-14500', 'BX8071514500', 380, 199, 75, {
    ...raptorRefresh,
    ...boxed,
    ...ddr5At4800,
    eccSupport: true,
    ...power(65, 154),
  }),
  intel('cpu-intel-core-i5-14600k', 'Intel Core i5-14600K', 'BX8071514600K', 120, 199, 140, {
    ...raptorRefresh,
    ...k,
    eccSupport: true,
    ...power(125, 181),
  }),
  intel('cpu-intel-core-i5-14600kf', 'Intel Core i5-14600KF', 'BX8071514600KF', 120, 169, 190, {
    ...raptorRefresh,
    ...noGraphics,
    ...k,
    ...power(125, 181),
  }),
  intel('cpu-intel-core-i7-14700', 'Intel Core i7-14700', 'BX8071514700', 380, 289, 60, {
    ...raptorRefresh,
    ...boxed,
    eccSupport: true,
    ...power(65, 219),
  }),
  intel('cpu-intel-core-i7-14700k', 'Intel Core i7-14700K', 'BX8071514700K', 120, 299, 85, {
    ...raptorRefresh,
    ...k,
    eccSupport: true,
    ...power(125, 253),
  }),
  intel('cpu-intel-core-i9-14900k', 'Intel Core i9-14900K', 'BX8071514900K', 120, 399, 38, {
    ...raptorRefresh,
    ...k,
    eccSupport: true,
    ...power(125, 253),
  }),
  intel('cpu-intel-core-ultra-5-225', 'Intel Core Ultra 5 225', 'BX80768225', 380, 169, 65, {
    ...arrowLake,
    ...boxed,
    ...power(65, 121),
  }),
  intel('cpu-intel-core-ultra-5-225f', 'Intel Core Ultra 5 225F', 'BX80768225F', 380, 149, 80, {
    ...arrowLake,
    ...noGraphics,
    ...boxed,
    ...power(65, 121),
  }),
  intel('cpu-intel-core-ultra-5-245k', 'Intel Core Ultra 5 245K', 'BX80768245K', 120, 219, 95, {
    ...arrowLake,
    ...k,
    eccSupport: true,
    ...power(125, 159),
  }),
  intel('cpu-intel-core-ultra-5-245kf', 'Intel Core Ultra 5 245KF', 'BX80768245KF', 120, 189, 70, {
    ...arrowLake,
    ...noGraphics,
    ...k,
    ...power(125, 159),
  }),
  // Whether a cooler is in this box is not known here.
  intel('cpu-intel-core-ultra-7-265', 'Intel Core Ultra 7 265', 'BX80768265', 380, 309, 26, {
    ...arrowLake,
    ...locked,
    eccSupport: true,
    ...power(65, 182),
  }),
  intel('cpu-intel-core-ultra-7-265k', 'Intel Core Ultra 7 265K', 'BX80768265K', 120, 259, 125, {
    ...arrowLake,
    ...k,
    eccSupport: true,
    ...power(125, 250),
  }),
  intel('cpu-intel-core-ultra-7-265kf', 'Intel Core Ultra 7 265KF', 'BX80768265KF', 120, 239, 100, {
    ...arrowLake,
    ...noGraphics,
    ...k,
    ...power(125, 250),
  }),
  intel('cpu-intel-core-ultra-9-285k', 'Intel Core Ultra 9 285K', 'BX80768285K', 120, 479, 42, {
    ...arrowLake,
    ...k,
    eccSupport: true,
    ...power(125, 250),
  }),
]

const workstationCpus: DemoProduct<'cpu'>[] = [
  amd(
    'cpu-amd-threadripper-7960x',
    'AMD Ryzen Threadripper 7960X',
    '100-100001352WOF',
    700,
    1099,
    12,
    stormPeak,
  ),
  amd(
    'cpu-amd-threadripper-7970x',
    'AMD Ryzen Threadripper 7970X',
    '100-100001351WOF',
    700,
    1899,
    8,
    stormPeak,
  ),
  amd(
    'cpu-amd-threadripper-7980x',
    'AMD Ryzen Threadripper 7980X',
    '100-100001350WOF',
    700,
    3799,
    4,
    stormPeak,
  ),
  amd(
    'cpu-amd-threadripper-9960x',
    'AMD Ryzen Threadripper 9960X',
    '100-100001595WOF',
    700,
    1199,
    10,
    shimadaPeak,
  ),
  amd(
    'cpu-amd-threadripper-9970x',
    'AMD Ryzen Threadripper 9970X',
    '100-100001594WOF',
    700,
    1999,
    { stock: 0, supply: [{ quantity: 6, inDays: 21 }] },
    shimadaPeak,
  ),
  intel('cpu-intel-xeon-silver-4210r', 'Intel Xeon Silver 4210R', 'BX806954210R', 200, 419, 20, {
    ...xeon,
    memorySpeedMts: 2400,
    ...power(100, 100),
  }),
  intel('cpu-intel-xeon-gold-6226r', 'Intel Xeon Gold 6226R', 'BX806956226R', 200, 1199, 12, {
    ...xeon,
    memorySpeedMts: 2933,
    ...power(150, 150),
  }),
]

/** Older CPUs for upgrades, where a matching socket is not yet a matching board. */
const olderCpus: DemoProduct<'cpu'>[] = [
  amd('cpu-amd-ryzen-5-1600', 'AMD Ryzen 5 1600', 'YD1600BBAEBOX', 480, 59, 11, {
    ...am4,
    generation: 'Summit Ridge',
    memoryMaxGb: 64,
    memorySpeedMts: 2666,
    ...boxedCooler,
    tdpWatts: 65,
  }),
  amd('cpu-amd-ryzen-5-2600', 'AMD Ryzen 5 2600', 'YD2600BBAFBOX', 480, 65, 15, {
    ...am4,
    generation: 'Pinnacle Ridge',
    memoryMaxGb: 64,
    memorySpeedMts: 2933,
    ...boxedCooler,
    ...power(65, 88),
  }),
  amd('cpu-amd-ryzen-5-3600', 'AMD Ryzen 5 3600', '100-100000031BOX', 480, 69, 40, {
    ...am4,
    generation: 'Matisse',
    memorySpeedMts: 3200,
    ...boxedCooler,
    ...power(65, 88),
  }),
  intel('cpu-intel-core-i7-7700k', 'Intel Core i7-7700K', 'BX80677I77700K', 120, 149, 10, {
    socket: 'LGA 1151',
    generation: 'Kaby Lake',
    memoryTypes: ['DDR3', 'DDR4'],
    memoryChannels: 2,
    memoryMaxGb: 64,
    eccSupport: false,
    integratedGraphics: true,
    ...k,
    tdpWatts: 91,
  }),
  intel('cpu-intel-core-i5-9400f', 'Intel Core i5-9400F', 'BX80684I59400F', 380, 79, 24, {
    socket: 'LGA 1151',
    generation: 'Coffee Lake Refresh',
    memoryTypes: ['DDR4'],
    memoryChannels: 2,
    memoryMaxGb: 128,
    memorySpeedMts: 2666,
    eccSupport: false,
    ...noGraphics,
    ...boxed,
    tdpWatts: 65,
  }),
  intel('cpu-intel-core-i5-10400f', 'Intel Core i5-10400F', 'BX8070110400F', 380, 69, 52, {
    socket: 'LGA 1200',
    generation: 'Comet Lake',
    memoryTypes: ['DDR4'],
    memoryChannels: 2,
    memoryMaxGb: 128,
    memorySpeedMts: 2666,
    eccSupport: false,
    ...noGraphics,
    ...boxed,
    ...power(65, 134),
  }),
  intel('cpu-intel-core-i5-11400f', 'Intel Core i5-11400F', 'BX8070811400F', 380, 79, 45, {
    socket: 'LGA 1200',
    generation: 'Rocket Lake',
    memoryTypes: ['DDR4'],
    memoryChannels: 2,
    memoryMaxGb: 128,
    memorySpeedMts: 3200,
    eccSupport: false,
    ...noGraphics,
    ...boxed,
    ...power(65, 154),
  }),
]

export const cpus = [...am5Cpus, ...am4Cpus, ...intelCpus, ...workstationCpus, ...olderCpus]
