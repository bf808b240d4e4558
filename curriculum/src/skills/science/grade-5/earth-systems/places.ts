import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Meters above the sea, and centimeters of rain and melted snow a year (NOAA normals 1991 to 2020, rounded). */
const across = {
  quillayute: [55, 255],
  hoquiam: [5, 170],
  olympia: [60, 127],
  seattle: [130, 100],
  stampede: [1210, 200],
  ellensburg: [540, 23],
  yakima: [325, 20],
  spokane: [720, 42],
} as const
/** Mean temperature of January in °F, and inches of snow in a winter (NOAA normals 1991 to 2020, rounded). */
const lakes = {
  syracuse: [24, 128],
  erie: [29, 104],
  rochester: [26, 102],
  buffalo: [26, 95],
  'grand-rapids': [25, 78],
  cleveland: [29, 64],
  milwaukee: [24, 49],
  chicago: [25, 38],
  minneapolis: [16, 51],
  'des-moines': [23, 36],
} as const
const idsOf = <Id extends string>(its: Readonly<Record<Id, unknown>>): Id[] => keysOf(its)

/** Places from the Pacific Ocean over the Cascade Range to the dry east. */
export const washington: Records = {
  id: 'washington',
  scene: say('rain.scene'),
  title: say('rain.title'),
  head: say('rain.head'),
  columns: [say('rain.height'), say('rain.year')],
  rows: idsOf(across).map((id) => ({
    name: say(`rain.place.${id}`),
    inside: say(`rain.inside.${id}`),
    values: across[id],
  })),
  shown: 5,
}

export const rainAsks = asksFrom(say, 'rain', {
  1: [{ kind: 'gap', column: 0, ask: 'ask-height', label: 'label-gap', after: 'm' }],
  2: [{ kind: 'gap', column: 1, ask: 'ask-gap', label: 'label-gap', after: 'cm' }],
  3: [{ kind: 'times', column: 1, ask: 'ask-times', label: 'label-times' }],
})

/** Winters near the Great Lakes and away from them. */
export const snow: Records = {
  id: 'snow',
  scene: say('snow.scene'),
  title: say('snow.title'),
  head: say('snow.head'),
  columns: [say('snow.january'), say('snow.winter')],
  rows: idsOf(lakes).map((id) => ({
    name: say(`snow.place.${id}`),
    inside: say(`snow.inside.${id}`),
    values: lakes[id],
  })),
  shown: 5,
}

export const snowClaims = claimsFrom(say, 'snow', {
  more: [
    { column: 0, statement: 'warmer' },
    { column: 1, statement: 'more' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-night', 'no-month', 'no-shovels'],
})
