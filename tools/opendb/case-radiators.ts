/**
 * Radiators that cases surely take, by the words of their names: the makers' product pages as generally known. OpenDB has no such
 * field. It is a lower bound: places may be missing, so it never refuses a radiator.
 */
const series: readonly (readonly [name: RegExp, ...sizesMm: number[]])[] = [
  [/^NZXT H(500|510)/i, 120, 240, 280],
  [/^NZXT H(700|710|7)i?\b/i, 120, 240, 280, 360],
  [/^NZXT H9\b/i, 240, 280, 360],
  [/^Phanteks (Eclipse )?P400/i, 120, 240, 280, 360],
  [/^Phanteks (Eclipse )?(P500A|P600S|G500A)/i, 120, 140, 240, 280, 360, 420],
  [/^Phanteks (Eclipse )?P3(00|60)A/i, 120, 240],
  [/^Phanteks Enthoo (Primo|Pro)/i, 120, 140, 240, 280, 360],
  [/^Lian Li Lancool (II|III|205|215|216)\b/i, 120, 240, 280],
  [/^Lian Li (PC-)?O11 ?(D(ynamic)?|Vision)\b(?! (Mini|Compact|M)\b)/i, 240, 360],
  [/^be quiet! Pure Base 50[01]/i, 120, 240, 280, 360],
  [/^be quiet! Silent Base (801|802)/i, 120, 140, 240, 280, 360, 420],
  [/^be quiet! Dark Base (Pro )?9\d\d/i, 120, 140, 240, 280, 360, 420],
  [/^Fractal( Design)? (Define (R6|S2|7)|Meshify (S2|2))\b(?! (Nano|Mini|Compact))/i, 120, 240, 280, 360],
  [/^Fractal( Design)? (Define|Meshify) C\b/i, 120, 240, 280, 360],
  [/^Fractal( Design)? Define R5\b/i, 120, 240, 280, 360],
  [/^Corsair Obsidian (Series )?500D/i, 120, 240, 280, 360],
  [/^Fractal( Design)? (Pop|Focus 2)\b(?! (Mini|2))/i, 120, 240, 280],
  [/^Corsair (iCUE )?(4000|5000|7000)[DX]/i, 120, 240, 280, 360],
  [/^Corsair (Carbide (Series )?)?275R/i, 120, 240, 280, 360],
  [/^HYTE (Gundam Wing )?Y70/i, 120, 240, 280, 360],
  [/^Cooler Master (MasterCase |MasterBox )?(H500|TD500|NR600|MB511|MB520)/i, 120, 240],
  [/^Deepcool (MATREXX 55|CC560)/i, 120, 240, 280, 360],
  [/^Deepcool (MATREXX 70|CH510)/i, 120, 240],
  [/^Asus (TUF Gaming )?GT50[12]/i, 240, 280, 360],
  [/^Gigabyte C301/i, 240, 360],
  [/^(ADATA )?XPG INVADER X\b/i, 240, 360],
  [/^Thermaltake Divider 500/i, 120, 240, 360],
  [/^Montech (AIR 903|X3|X5|SKY TWO)/i, 120, 240],
]

export const surelyTaken = (name: string): number[] | undefined => {
  const [, ...sizesMm] = series.find(([words]) => words.test(name)) ?? []
  return sizesMm.length > 0 ? sizesMm : undefined
}
