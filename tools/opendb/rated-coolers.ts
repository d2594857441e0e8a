/**
 * CPU power in watts that makers state for their coolers, by the words of the names; the first match wins. OpenDB has no such
 * field. From the makers' product pages as generally known; where versions differ, the lowest figure is given.
 */
const ratings: readonly (readonly [name: RegExp, watts: number])[] = [
  [/^be quiet! Dark Rock Elite\b/i, 280],
  [/^be quiet! Dark Rock Pro 5\b/i, 270],
  [/^be quiet! Dark Rock Pro (3|4)\b/i, 250],
  [/^be quiet! Dark Rock 5\b/i, 210],
  [/^be quiet! Dark Rock 4\b/i, 200],
  [/^be quiet! Dark Rock TF 2\b/i, 230],
  [/^be quiet! Dark Rock TF\b/i, 220],
  [/^be quiet! Dark Rock Slim\b/i, 180],
  [/^be quiet! Shadow Rock 3\b/i, 190],
  [/^be quiet! Shadow Rock (2|Slim|TF 2)\b/i, 160],
  [/^be quiet! Shadow Rock LP\b/i, 130],
  [/^be quiet! Pure Rock 2\b/i, 150],
  [/^be quiet! Pure Rock Slim\b/i, 120],
  [/^be quiet! Pure Rock LP\b/i, 100],
  [/^Deepcool ASSASSIN (III|IV)\b/i, 280],
  [/^Deepcool (AK|AG)620\b/i, 260],
  [/^Deepcool (AK|AG)500\b/i, 240],
  [/^Deepcool (AK|AG)400\b/i, 220],
  [/^Deepcool AS500\b/i, 220],
  [/^Deepcool AG300\b/i, 150],
  [/^Deepcool GAMMAXX 400\b/i, 130],
  [/^Deepcool GAMMAXX GT\b/i, 150],
  [/^ID-COOLING SE-226-XT\b/i, 250],
  [/^ID-COOLING SE-224-XTS\b/i, 220],
  [/^ID-COOLING SE-(214|224)-XT\b/i, 180],
  [/^ID-COOLING (FX|FROSTFLOW X|ZOOMFLOW|DASHFLOW) ?360\b/i, 300],
  [/^ID-COOLING FROSTFLOW\+? .*\b120mm/i, 150],
  [/^ARCTIC Alpine (12|AM4)\b/i, 95],
  [/^Vetroo V5\b/i, 150],
]

/** What the maker of a cooler rates it for; undefined if that is not known. */
export const makersRating = (name: string): number | undefined =>
  ratings.find(([words]) => words.test(name))?.[1]
