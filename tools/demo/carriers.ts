import type { CarrierService } from '../../src/checkout/delivery/carrier.ts'

// Invented carriers with plausible prices.

const bands = (light: number, heavy: number, inEuros: number): CarrierService['bands'] =>
  [
    { maxWeightGrams: 5_000, net: light },
    { maxWeightGrams: 35_000, net: heavy },
    { maxWeightGrams: 500_000, net: heavy * 6 },
  ].map(({ maxWeightGrams, net }) => ({
    maxWeightGrams,
    prices: { NOK: net * 100, EUR: Math.round(net * inEuros * 100) },
  }))

const point = (
  id: string,
  name: string,
  addressLine1: string,
  postCode: string,
  city: string,
  country: string,
) => ({
  id,
  name,
  addressLine1,
  postCode,
  city,
  country,
})

export const demoCarriers: CarrierService[] = [
  {
    id: 'fjordpost-home',
    carrier: 'Fjordpost',
    name: 'Fjordpost to the door',
    countries: ['NO'],
    transitDays: 2,
    bands: bands(129, 249, 0.085),
    collectionPoints: [],
    trackingUrl: 'https://track.fjordpost.example/{number}',
  },
  {
    id: 'fjordpost-pickup',
    carrier: 'Fjordpost',
    name: 'Fjordpost collection',
    countries: ['NO'],
    transitDays: 2,
    bands: bands(69, 149, 0.085),
    collectionPoints: [
      point('fjordpost-oslo-s', 'Oslo S', 'Jernbanetorget 1', '0154', 'Oslo', 'NO'),
      point('fjordpost-bergen-bystasjon', 'Bergen bystasjon', 'Strømgaten 8', '5015', 'Bergen', 'NO'),
      point('fjordpost-trondheim-torg', 'Trondheim torg', 'Kongens gate 11', '7013', 'Trondheim', 'NO'),
    ],
  },
  {
    id: 'nordexpress-overnight',
    carrier: 'Nordexpress',
    name: 'Nordexpress overnight',
    countries: ['NO', 'DE'],
    transitDays: 1,
    bands: bands(349, 590, 0.085),
    collectionPoints: [],
  },
  {
    id: 'paketlinie-home',
    carrier: 'Paketlinie',
    name: 'Paketlinie to the door',
    countries: ['DE'],
    transitDays: 2,
    bands: bands(79, 149, 0.085),
    collectionPoints: [],
  },
  {
    id: 'paketlinie-pickup',
    carrier: 'Paketlinie',
    name: 'Paketlinie parcel shop',
    countries: ['DE'],
    transitDays: 3,
    bands: bands(49, 99, 0.085),
    collectionPoints: [
      point('paketlinie-berlin-hbf', 'Berlin Hauptbahnhof', 'Europaplatz 1', '10557', 'Berlin', 'DE'),
      point(
        'paketlinie-hamburg-altona',
        'Hamburg Altona',
        'Paul-Nevermann-Platz 15',
        '22765',
        'Hamburg',
        'DE',
      ),
      point('paketlinie-muenchen-ost', 'München Ost', 'Orleansplatz 10', '81667', 'München', 'DE'),
    ],
  },
]
