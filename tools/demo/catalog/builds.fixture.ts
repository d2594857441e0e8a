// PCs from the demo catalog, for tests.

/** So many of one product. */
export const times = (count: number, id: string): string[] => Array.from({ length: count }, () => id)

/** A realistic PC for every bundle, without errors. */
export const builds: Record<string, string[]> = {
  'bundle-office-pc': [
    'cpu-intel-core-i5-12400',
    'board-msi-pro-b760m-a-wifi-ddr4',
    'ram-crucial-32gb-ddr4-3200',
    'ssd-samsung-990-evo-plus-1tb',
    'psu-cooler-master-gx-iii-gold-650',
    'case-asus-prime-ap201',
    'cooler-be-quiet-pure-rock-slim-2',
    'os-windows-11-pro',
    'monitor-dell-p2425h',
    'keyboard-logitech-k120-nordic',
    'mouse-logitech-m185',
  ],
  'bundle-gaming-pc': [
    'cpu-amd-ryzen-7-9800x3d',
    'board-msi-mag-b850-tomahawk-max-wifi',
    'ram-crucial-pro-32gb-ddr5-5600',
    'gpu-msi-rtx-5070-ti-ventus-3x',
    'ssd-samsung-990-pro-2tb',
    'psu-be-quiet-pure-power-13-m-850w',
    'case-be-quiet-pure-base-500dx',
    'cooler-deepcool-ak620',
    'os-windows-11-home',
  ],
  'bundle-workstation': [
    'cpu-amd-threadripper-7970x',
    'board-gigabyte-trx50-ai-top',
    'ram-kingston-fury-renegade-pro-128gb-ddr5-5600-rdimm',
    'gpu-pny-rtx-6000-ada',
    ...times(2, 'ssd-samsung-990-pro-4tb'),
    'psu-be-quiet-dark-power-13-1000w',
    'case-fractal-torrent',
    'cooler-noctua-nh-u14s-tr5-sp6',
    'os-windows-11-pro-for-workstations',
  ],
  'bundle-mini-pc': [
    'cpu-amd-ryzen-5-9600x',
    'board-asus-rog-strix-b850-i-gaming-wifi',
    'ram-crucial-pro-32gb-ddr5-5600',
    'gpu-asus-dual-rtx-5060-oc',
    'ssd-samsung-990-pro-1tb',
    'psu-corsair-sf750',
    'case-fractal-terra',
    'cooler-id-cooling-is-55',
    'os-windows-11-home',
  ],
}
