// Its own file because the pages compute dates too: they must not bundle the schemas.

/** Working days. Also applied when dates are computed, because older data may exceed it. */
export const maxTransitDays = 365
