import { type Text, tex } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { type Scientific, scientificTex, standardText } from '../../scientific/scientific.ts'
import { say } from './messages.gen.ts'

/**
 * Real measurements, rounded to two significant figures. Measurements that are ambiguous at that precision (equator or
 * mean, total or land area) are left out: Neptune's diameter, the area of the Pacific.
 *
 * diameter, distance, mass: NASA planetary fact sheets (kilometers, kilometers, kilograms); Proxima Centauri: 4.25
 * light-years (ESA Gaia). area: U.S. Census Bureau, EPA (Great Lakes), Geoscience Australia, CIA World Factbook (square
 * kilometers). particle: CODATA 2018 and IUPAC atomic weights times the atomic mass constant (kilograms). length:
 * CODATA 2018, U.S. Mint, U.S. Currency Education Program, compact disc and Blu-ray standards (meters). time: the SI
 * definition of the second, 299,792,458 meters per second, 343 meters per second for sound at 20 °C, and the
 * frequencies 32,768 Hz (watch crystal), 440 Hz (concert A), 60 Hz, 100 MHz, 2.45 GHz (seconds).
 */
const measures = {
  'diameter.pluto': [2.4, 3],
  'diameter.moon': [3.5, 3],
  'diameter.mercury': [4.9, 3],
  'diameter.mars': [6.8, 3],
  'diameter.venus': [1.2, 4],
  'diameter.earth': [1.3, 4],
  'diameter.uranus': [5.1, 4],
  'diameter.saturn': [1.2, 5],
  'diameter.jupiter': [1.4, 5],
  'diameter.sun': [1.4, 6],
  'distance.moon': [3.8, 5],
  'distance.mercury': [5.8, 7],
  'distance.venus': [1.1, 8],
  'distance.earth': [1.5, 8],
  'distance.mars': [2.3, 8],
  'distance.jupiter': [7.8, 8],
  'distance.saturn': [1.4, 9],
  'distance.neptune': [4.5, 9],
  'distance.proxima': [4, 13],
  'mass.pluto': [1.3, 22],
  'mass.moon': [7.3, 22],
  'mass.mercury': [3.3, 23],
  'mass.mars': [6.4, 23],
  'mass.venus': [4.9, 24],
  'mass.earth': [6, 24],
  'mass.uranus': [8.7, 25],
  'mass.saturn': [5.7, 26],
  'mass.jupiter': [1.9, 27],
  'mass.sun': [2, 30],
  'area.rhode-island': [4, 3],
  'area.superior': [8.2, 4],
  'area.great-lakes': [2.4, 5],
  'area.texas': [7, 5],
  'area.alaska': [1.7, 6],
  'area.australia': [7.7, 6],
  'area.africa': [3, 7],
  'area.land': [1.5, 8],
  'area.earth': [5.1, 8],
  'particle.electron': [9.1, -31],
  'particle.proton': [1.7, -27],
  'particle.helium': [6.6, -27],
  'particle.carbon': [2, -26],
  'particle.water': [3, -26],
  'particle.oxygen': [5.3, -26],
  'particle.iron': [9.3, -26],
  'particle.sugar': [3, -25],
  'particle.gold': [3.3, -25],
  'length.atom': [5.3, -11],
  'length.silicon': [5.4, -10],
  'length.dna': [2, -9],
  'length.blu-ray': [3.2, -7],
  'length.red-laser': [6.3, -7],
  'length.cd-track': [1.6, -6],
  'length.dollar': [1.1, -4],
  'length.cd': [1.2, -3],
  'length.penny': [1.9, -2],
  'time.cesium': [1.1, -10],
  'time.oven': [4.1, -10],
  'time.light-meter': [3.3, -9],
  'time.radio': [1, -8],
  'time.light-kilometer': [3.3, -6],
  'time.quartz': [3.1, -5],
  'time.note': [2.3, -3],
  'time.sound': [2.9, -3],
  'time.outlet': [1.7, -2],
} as const satisfies Record<string, readonly [first: number, exponent: number]>
export type MeasureId = keyof typeof measures

const groups = {
  large: ['diameter', 'distance', 'mass', 'area'],
  small: ['particle', 'length', 'time'],
} as const
export type MeasureGroup = (typeof groups)['large' | 'small'][number]

const ids = keysOf(measures)

export const drawGroup = (random: Random, size: 'large' | 'small'): MeasureGroup => random.pick(groups[size])
/** The ids of all measurements in a group. */
export const idsOf = (group: MeasureGroup): MeasureId[] => ids.filter((id) => id.startsWith(`${group}.`))
export const measureOf = (id: MeasureId): Scientific => {
  const [first, exponent] = measures[id]
  return { first, exponent }
}
/** The base-10 logarithm, for sorting. */
export const rankOf = ({ first, exponent }: Scientific): number => exponent + Math.log10(first)

export const unitOf = (group: MeasureGroup): Text => say(`unit.${group}`)
/** “Diameter of Mars: 6.8 × 10³ kilometers”. */
export const measured = (id: MeasureId, group: MeasureGroup): Text =>
  say('measured', { name: say(id), n: tex(scientificTex(measureOf(id))), unit: unitOf(group) })
/** “Diameter of Mars: 6,800 kilometers”. */
export const inStandardForm = (id: MeasureId, group: MeasureGroup): Text =>
  say('measured', { name: say(id), n: standardText(measureOf(id)), unit: unitOf(group) })
/** “Diameter of Mars”. */
export const nameOf = (id: MeasureId): Text => say(id)
export const endsOf = (group: MeasureGroup): { least: Text; most: Text } => ({
  least: say(`least.${group}`),
  most: say(`most.${group}`),
})
