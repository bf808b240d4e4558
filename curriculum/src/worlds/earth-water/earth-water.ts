/**
 * Thousands of cubic kilometers, rounded: Great Lakes by the Coordinating Committee on Great Lakes Basic Hydraulic and
 * Hydrologic Data 1977, Baikal and Malawi by the World Lake Database. Only lakes whose surveys agree once rounded.
 */
export const lakes = {
  Baikal: 24,
  Superior: 12,
  Malawi: 8,
  Michigan: 5,
  Huron: 4,
  Ontario: 2,
} as const
export type LakeName = keyof typeof lakes
export const lakeNames: readonly LakeName[] = ['Baikal', 'Superior', 'Malawi', 'Michigan', 'Huron', 'Ontario']

/**
 * Percents of a whole, the largest first. Stores of water: Shiklomanov 1993, so that 39 of every 40 liters are salty in
 * every question. Great Lakes: the same 1977 data. Use: US Geological Survey Circular 1441 (2015) and the Residential
 * End Uses of Water study 2016, rounded.
 */
export const wholes = {
  earth: { salt: 97.5, fresh: 2.5 },
  fresh: { ice: 69, groundwater: 30, rest: 1 },
  great: { superior: 53, michigan: 22, huron: 16, ontario: 7, erie: 2 },
  home: { toilet: 24, shower: 20, faucet: 19, washer: 17, leaks: 12, other: 8 },
  country: { cooling: 41, crops: 37, towns: 12, industry: 10 },
} as const satisfies Record<string, Record<string, number>>
export type WholeId = keyof typeof wholes
export const wholeIds: readonly WholeId[] = ['earth', 'fresh', 'great', 'home', 'country']

/** Ids of the parts of a whole with their percents, the largest first. */
export const partsOf = (whole: WholeId): [string, number][] => Object.entries(wholes[whole])

/** One of this many liters of all water is fresh. */
export const oneFreshIn = 40
