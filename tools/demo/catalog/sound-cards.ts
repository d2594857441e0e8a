import { type DemoProduct, rowsOf } from './types.ts'

const asus = rowsOf('soundCard', 'ASUS')
const creative = rowsOf('soundCard', 'Creative')

export const soundCards: DemoProduct<'soundCard'>[] = [
  creative('sound-creative-sound-blaster-ae-9', 'Creative Sound Blaster AE-9', '70SB178000000', 900, 259, 9, {
    interface: 'PCIe',
    slotLanes: 1,
  }),
  creative(
    'sound-creative-sound-blasterx-ae-5-plus',
    'Creative Sound BlasterX AE-5 Plus',
    '70SB174000003',
    500,
    105,
    26,
    {
      interface: 'PCIe',
      slotLanes: 1,
    },
  ),
  creative('sound-creative-sound-blaster-z-se', 'Creative Sound Blaster Z SE', null, 400, 69, 34, {
    interface: 'PCIe',
    slotLanes: 1,
  }),
  creative(
    'sound-creative-sound-blaster-audigy-fx-v2',
    'Creative Sound Blaster Audigy Fx V2',
    null,
    300,
    42,
    48,
    {
      interface: 'PCIe',
      slotLanes: 1,
    },
  ),
  asus('sound-asus-xonar-se', 'ASUS Xonar SE', null, 300, 35, 40, { interface: 'PCIe', slotLanes: 1 }),
  asus('sound-asus-xonar-ae', 'ASUS Xonar AE', null, 400, 52, 22, { interface: 'PCIe', slotLanes: 1 }),
  creative('sound-creative-sound-blaster-x4', 'Creative Sound Blaster X4 (USB)', null, 600, 105, 20, {
    interface: 'USB',
  }),
]
