import type { GenerationName, GraphicsCardFacts } from '../../../compatibility/index.ts'

type Chip = NonNullable<GraphicsCardFacts['chip']>

/** Performance relative to a reference part, and the year in which it came on the market. */
type Estimate = readonly [performance: number, year: number]

/**
 * Graphics chips; the GeForce RTX 4060 is 100.
 *
 * These are rounded estimates of this project, made from the makers' product ranges and from what published tests at
 * 1440p have in common. No table was copied. They are good for ordering chips and for a proposal, not for a promise:
 * in a single game two chips may differ by 20 % from what is written here.
 */
export const graphicsPerformance: Record<Chip, Estimate> = {
  'GeForce RTX 5090': [390, 2025],
  'GeForce RTX 5080': [260, 2025],
  'GeForce RTX 5070 Ti': [228, 2025],
  'GeForce RTX 5070': [182, 2025],
  'GeForce RTX 5060 Ti': [138, 2025],
  'GeForce RTX 5060': [118, 2025],
  'GeForce RTX 5050': [92, 2025],
  'GeForce RTX 4090': [310, 2022],
  'GeForce RTX 4080 SUPER': [240, 2024],
  'GeForce RTX 4080': [235, 2022],
  'GeForce RTX 4070 Ti SUPER': [208, 2024],
  'GeForce RTX 4070 Ti': [190, 2023],
  'GeForce RTX 4070 SUPER': [176, 2024],
  'GeForce RTX 4070': [152, 2023],
  'GeForce RTX 4060 Ti': [123, 2023],
  'GeForce RTX 4060': [100, 2023],
  'GeForce RTX 3090 Ti': [195, 2022],
  'GeForce RTX 3090': [175, 2020],
  'GeForce RTX 3080 Ti': [172, 2021],
  'GeForce RTX 3080': [157, 2020],
  'GeForce RTX 3070 Ti': [128, 2021],
  'GeForce RTX 3070': [120, 2020],
  'GeForce RTX 3060 Ti': [106, 2020],
  'GeForce RTX 3060': [80, 2021],
  'GeForce RTX 3050': [55, 2022],
  'GeForce RTX 3050 6 GB': [43, 2024],
  'GeForce RTX 2080 Ti': [122, 2018],
  'GeForce RTX 2080 SUPER': [102, 2019],
  'GeForce RTX 2080': [98, 2018],
  'GeForce RTX 2070 SUPER': [92, 2019],
  'GeForce RTX 2070': [80, 2018],
  'GeForce RTX 2060 SUPER': [76, 2019],
  'GeForce RTX 2060': [66, 2019],
  'GeForce GTX 1080 Ti': [86, 2017],
  'GeForce GTX 1080': [66, 2016],
  'GeForce GTX 1070 Ti': [60, 2017],
  'GeForce GTX 1070': [54, 2016],
  'GeForce GTX 1060': [38, 2016],
  'Radeon RX 9070 XT': [222, 2025],
  'Radeon RX 9070': [195, 2025],
  'Radeon RX 9060 XT': [132, 2025],
  'Radeon RX 7900 XTX': [232, 2022],
  'Radeon RX 7900 XT': [200, 2022],
  'Radeon RX 7900 GRE': [168, 2024],
  'Radeon RX 7800 XT': [155, 2023],
  'Radeon RX 7700 XT': [130, 2023],
  'Radeon RX 7600 XT': [100, 2024],
  'Radeon RX 7600': [95, 2023],
  'Radeon RX 6950 XT': [180, 2022],
  'Radeon RX 6900 XT': [166, 2020],
  'Radeon RX 6800 XT': [158, 2020],
  'Radeon RX 6800': [136, 2020],
  'Radeon RX 6750 XT': [114, 2022],
  'Radeon RX 6700 XT': [107, 2021],
  'Radeon RX 6650 XT': [88, 2022],
  'Radeon RX 6600 XT': [84, 2021],
  'Radeon RX 6600': [73, 2021],
  'Radeon RX 6500 XT': [38, 2022],
  'Radeon RX 5700 XT': [82, 2019],
  'Radeon RX 5700': [72, 2019],
  'Radeon RX 5600 XT': [66, 2020],
  'Radeon RX 580': [46, 2017],
  'Radeon RX 570': [40, 2017],
  'Arc B580': [112, 2024],
  'Arc B570': [97, 2025],
  'Arc A770': [88, 2022],
  'Arc A750': [82, 2022],
  'Arc A380': [32, 2022],
}

/**
 * Work per clock of one core by CPU generation; Raphael (Ryzen 7000) is 1. Estimates of this project in the same sense.
 * The year is that of the generation, because an old core sold under a new name is an old core. Old generations are
 * here for the customer who keeps a board or memory of their time; from nothing they are not proposed (floors.ts).
 */
export const generationPerformance: Partial<Record<GenerationName, Estimate>> = {
  Lynnfield: [0.48, 2009],
  Clarkdale: [0.48, 2010],
  Nehalem: [0.48, 2008],
  Westmere: [0.49, 2010],
  'Sandy Bridge': [0.57, 2011],
  'Ivy Bridge': [0.6, 2012],
  Haswell: [0.66, 2013],
  'Haswell Refresh': [0.66, 2014],
  Broadwell: [0.69, 2015],
  'Sandy Bridge-E': [0.57, 2011],
  'Ivy Bridge-E': [0.6, 2013],
  'Haswell-E': [0.66, 2014],
  'Broadwell-E': [0.68, 2016],
  'Skylake-WS': [0.73, 2015],
  'Kaby Lake-WS': [0.73, 2017],
  'Kaby Lake-X': [0.73, 2017],
  'Coffee Lake-WS': [0.74, 2018],
  'Coffee Lake Refresh-WS': [0.74, 2019],
  K10: [0.4, 2008],
  Zambezi: [0.36, 2011],
  Vishera: [0.39, 2012],
  'Abu Dhabi': [0.39, 2012],
  Llano: [0.4, 2011],
  Trinity: [0.38, 2012],
  Richland: [0.39, 2013],
  Kaveri: [0.42, 2014],
  Godavari: [0.42, 2015],
  Carrizo: [0.44, 2016],
  Kabini: [0.35, 2014],
  'Bristol Ridge': [0.45, 2016],
  Skylake: [0.73, 2015],
  'Kaby Lake': [0.73, 2017],
  'Coffee Lake': [0.74, 2017],
  'Coffee Lake Refresh': [0.74, 2018],
  'Comet Lake': [0.76, 2020],
  'Rocket Lake': [0.86, 2021],
  'Alder Lake': [1, 2021],
  'Raptor Lake': [1.01, 2022],
  'Raptor Lake Refresh': [1.01, 2023],
  'Arrow Lake': [1.07, 2024],
  'Arrow Lake Refresh': [1.08, 2026],
  'Skylake-X': [0.72, 2017],
  'Cascade Lake-X': [0.73, 2019],
  'Skylake-SP': [0.7, 2017],
  'Cascade Lake-SP': [0.71, 2019],
  'Summit Ridge': [0.62, 2017],
  'Raven Ridge': [0.62, 2018],
  'Pinnacle Ridge': [0.66, 2018],
  Picasso: [0.65, 2019],
  Matisse: [0.77, 2019],
  Renoir: [0.74, 2020],
  Vermeer: [0.89, 2020],
  Cezanne: [0.85, 2021],
  Raphael: [1, 2022],
  Phoenix: [0.95, 2024],
  'Granite Ridge': [1.1, 2024],
  Whitehaven: [0.62, 2017],
  Colfax: [0.65, 2018],
  'Castle Peak': [0.77, 2019],
  Chagall: [0.88, 2022],
  'Storm Peak': [1, 2023],
  'Storm Peak PRO': [1, 2023],
  'Shimada Peak': [1.1, 2025],
  'Shimada Peak PRO': [1.1, 2025],
}

/** How much a part loses per year of age: fewer years of drivers, firmware and upgrades are left. */
const perYear = 1.05
const referenceYear = 2023

/** The performance, less for parts of older years. */
export const aged = ([performance, year]: Estimate, yearly = perYear): number =>
  performance * yearly ** (year - referenceYear)
