import type { NetworkCardFacts } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const asus = rowsOf('networkCard', 'ASUS')
const dLink = rowsOf('networkCard', 'D-Link')
const gigabyte = rowsOf('networkCard', 'Gigabyte')
const intel = rowsOf('networkCard', 'Intel')
const tpLink = rowsOf('networkCard', 'TP-Link')

const pcie = (slotLanes: NetworkCardFacts['slotLanes'], wireless: boolean): NetworkCardFacts => ({
  interface: 'PCIe',
  slotLanes,
  wireless,
})
/** For the E-key slot that some boards keep for Wi-Fi. */
const eKey: NetworkCardFacts = { interface: 'M.2', m2Key: 'E', wireless: true }

export const networkCards: DemoProduct<'networkCard'>[] = [
  intel('net-intel-wifi-6e-ax210', 'Intel Wi-Fi 6E AX210 (M.2 2230)', 'AX210.NGWG', 40, 16, 140, eKey),
  intel('net-intel-wifi-7-be200', 'Intel Wi-Fi 7 BE200 (M.2 2230)', 'BE200.NGWG', 40, 22, 95, {
    ...eKey,
    platform: 'Intel',
  }),
  tpLink(
    'net-tp-link-archer-tx3000e',
    'TP-Link Archer TX3000E Wi-Fi 6',
    'Archer TX3000E',
    350,
    32,
    85,
    pcie(1, true),
  ),
  tpLink(
    'net-tp-link-archer-txe75e',
    'TP-Link Archer TXE75E Wi-Fi 6E',
    'Archer TXE75E',
    350,
    45,
    50,
    pcie(1, true),
  ),
  tpLink(
    'net-tp-link-archer-tbe550e',
    'TP-Link Archer TBE550E Wi-Fi 7',
    'Archer TBE550E',
    350,
    59,
    60,
    pcie(1, true),
  ),
  asus('net-asus-pce-ax3000', 'ASUS PCE-AX3000 Wi-Fi 6', null, 350, 35, 40, pcie(1, true)),
  asus('net-asus-pce-axe59bt', 'ASUS PCE-AXE59BT Wi-Fi 6E', null, 350, 42, 30, pcie(1, true)),
  gigabyte(
    'net-gigabyte-gc-wbax210',
    'Gigabyte GC-WBAX210 Wi-Fi 6E',
    'GC-WBAX210',
    350,
    36,
    44,
    pcie(1, true),
  ),
  tpLink('net-tp-link-tx201', 'TP-Link TX201 2.5 Gb/s', 'TX201', 150, 22, 110, pcie(1, false)),
  tpLink('net-tp-link-tx401', 'TP-Link TX401 10 Gb/s', 'TX401', 200, 72, 35, pcie(4, false)),
  asus('net-asus-xg-c100c', 'ASUS XG-C100C 10 Gb/s', null, 200, 79, 25, pcie(4, false)),
  intel('net-intel-i210-t1', 'Intel Ethernet I210-T1 1 Gb/s', 'I210T1', 120, 49, 30, pcie(1, false)),
  intel('net-intel-x710-t2l', 'Intel Ethernet X710-T2L 2 x 10 Gb/s', 'X710T2L', 250, 279, 8, pcie(8, false)),
  dLink('net-d-link-dge-530t', 'D-Link DGE-530T 1 Gb/s (PCI)', 'DGE-530T', 120, 19, 11, {
    interface: 'PCI',
    wireless: false,
  }),
  tpLink(
    'net-tp-link-archer-t3u-plus',
    'TP-Link Archer T3U Plus Wi-Fi 5 (USB)',
    'Archer T3U Plus',
    120,
    17,
    90,
    {
      interface: 'USB',
      wireless: true,
    },
  ),
  tpLink('net-tp-link-ue300', 'TP-Link UE300 1 Gb/s (USB)', 'UE300', 80, 12, 120, {
    interface: 'USB',
    wireless: false,
  }),
]
