import { keysOf } from '#form'
import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/**
 * Distance in light-years (Hipparcos, Gaia) and light received, 1 for magnitude 6.0 (Bright Star Catalogue): stars that
 * give off 0.8 to 1.5 times as much light as the Sun.
 */
const light = {
  centauri: [4.3, 250],
  cassiopeiae: [19, 11],
  pavonis: [20, 9.5],
  chara: [27, 5],
  reticuli: [39, 2.1],
  helvetios: [51, 1.6],
  mensae: [60, 1.4],
} as const
const ids = keysOf(light)

export const stars: Records = {
  id: 'stars',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.distance'), say('table.light')],
  rows: ids.map((id) => ({ name: say(`star.${id}`), values: light[id] })),
  shown: 5,
}

/** A light-year is 63,241 times as long as the way from Earth to the Sun. */
const sunDistances = 60_000

export const starAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 0, ask: 'gap', label: 'label-gap', after: say('ask.light-years') }],
  2: [
    { kind: 'times', column: 1, ask: 'times', label: 'label-times' },
    { kind: 'times', column: 0, ask: 'times-far', label: 'label-far' },
  ],
  3: [
    {
      kind: 'formula',
      column: 0,
      ask: 'suns',
      label: 'label-suns',
      find: ([far = 0]) => sunDistances * far,
      slips: [
        { find: ([far = 0]) => far, misconception: 'data.stops-early', told: 'light-years' },
        { find: ([far = 0]) => sunDistances + far, misconception: 'ratio.additive', told: 'added' },
        { find: ([far = 0]) => sunDistances / far, misconception: 'ratio.turned', told: 'divided' },
        {
          find: ([, received = 0]) => sunDistances * received,
          misconception: 'reading.wrong-series',
          told: 'light',
        },
      ],
      hints: ['row', 'each'],
      so: ({ value, cells: [far = ''] }) => [say('ask.so-far', { far }), say('ask.so-suns', { far, value })],
    },
  ],
})

export const starClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'farther' },
    { column: 1, statement: 'brighter' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-planets', 'no-age', 'no-spin'],
})
