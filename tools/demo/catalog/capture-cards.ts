import { type DemoProduct, rowsOf } from './types.ts'

const averMedia = rowsOf('captureCard', 'AVerMedia')
const blackmagic = rowsOf('captureCard', 'Blackmagic Design')
const elgato = rowsOf('captureCard', 'Elgato')

export const captureCards: DemoProduct<'captureCard'>[] = [
  elgato('capture-elgato-4k60-pro-mk2', 'Elgato 4K60 Pro MK.2', '10GAS9901', 400, 189, 12, {
    interface: 'PCIe',
    slotLanes: 4,
  }),
  averMedia('capture-avermedia-live-gamer-4k', 'AVerMedia Live Gamer 4K', 'GC573', 400, 169, 14, {
    interface: 'PCIe',
    slotLanes: 4,
  }),
  averMedia('capture-avermedia-live-gamer-hd-2', 'AVerMedia Live Gamer HD 2', 'GC570', 350, 99, 18, {
    interface: 'PCIe',
    slotLanes: 1,
  }),
  blackmagic(
    'capture-blackmagic-decklink-mini-recorder-4k',
    'Blackmagic Design DeckLink Mini Recorder 4K',
    null,
    300,
    179,
    7,
    {
      interface: 'PCIe',
      slotLanes: 4,
    },
  ),
  elgato('capture-elgato-hd60-x', 'Elgato HD60 X (USB)', '10GBE9901', 300, 129, 45, { interface: 'USB' }),
  elgato('capture-elgato-cam-link-4k', 'Elgato Cam Link 4K (USB)', '10GAM9901', 100, 79, 60, {
    interface: 'USB',
  }),
]
