import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom } from '#shapes/records/records-from.ts'
import { headOf, nameOf, type Planet } from '#situations/solar-system/solar-system.ts'
import { say } from './messages.gen.ts'

/** Million km from the Sun, Earth years for one orbit, and mean km/s (NASA, Planetary Fact Sheet, rounded). */
const orbits: readonly [Planet | 'ceres' | 'pluto', number, number, number][] = [
  ['mercury', 58, 0.24, 47.4],
  ['venus', 108, 0.62, 35],
  ['earth', 150, 1, 29.8],
  ['mars', 228, 1.9, 24.1],
  ['ceres', 414, 4.6, 17.9],
  ['jupiter', 778, 11.9, 13.1],
  ['saturn', 1430, 29.4, 9.7],
  ['uranus', 2870, 84, 6.8],
  ['neptune', 4500, 165, 5.4],
  ['pluto', 5900, 248, 4.7],
]

export const planetOrbits: Records = {
  id: 'orbits',
  scene: say('table.scene'),
  title: say('table.title'),
  head: say('table.head'),
  columns: [say('table.distance'), say('table.year'), say('table.speed')],
  rows: orbits.map(([id, ...values]) =>
    id === 'ceres' || id === 'pluto'
      ? { name: say(`table.${id}`), values }
      : { name: headOf(id), inside: nameOf(id), values },
  ),
  shown: 5,
}

export const orbitAsks = asksFrom(say, 'table', {
  1: [{ kind: 'gap', column: 2, ask: 'ask-gap', label: 'label-gap', after: 'km/s' }],
  2: [{ kind: 'times', column: 1, ask: 'ask-times', label: 'label-times' }],
  3: [
    {
      kind: 'total',
      column: 2,
      amounts: [60, 600, 3600],
      ask: 'ask-total',
      label: 'label-total',
      after: 'km',
    },
  ],
})

export const orbitClaims = claimsFrom(say, 'table', {
  more: [
    { column: 2, statement: 'faster' },
    { column: 1, statement: 'longer' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: [
    { columns: [0, 2], same: 'same', opposite: 'opposite' },
    { columns: [0, 1], same: 'far-longer', opposite: 'far-shorter' },
  ],
  untold: ['no-moons', 'no-mass', 'no-tilt'],
})
