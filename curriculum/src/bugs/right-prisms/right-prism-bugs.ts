import {
  baseArea,
  type CoveredPrism,
  coveredSurface,
  prismSurface,
  prismVolume,
  type RightPrism,
  sidesOf,
  tentPrism,
} from '../../right-prisms/right-prisms.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: the triangle has base 6, height 4 and sides 5, so area 12; 10 long, the prism has volume 120 and
// surface 24 + 160. The house has a rectangle of 6 by 3 under it: area 30, volume 300.
const tent = tentPrism
const house: RightPrism = { ...tent, base: 'house', wall: 3 }
// (10 + 4) × 4 ÷ 2 = 28
const trough: RightPrism = { ...tent, base: 'trapezoid', a: 10, top: 4 }

const noHalf = bug<RightPrism>({
  id: 'area.no-half',
  answer: ({ a, top, wall, c, length }) => (a * wall + (a + top) * c) * length,
  feedback: ({ base }) => say('no-half', { base }),
  example: [tent, 240],
})
const slantedSide = bug<RightPrism>({
  id: 'area.slanted-side',
  answer: ({ base, a, top, wall, slant, length }) =>
    base === 'right' ? null : (a * wall + ((a + top) * slant) / 2) * length,
  feedback: () => say('slanted'),
  example: [tent, 150],
})
const baseAlone = bug<RightPrism>({
  id: 'volume.stops-early',
  answer: baseArea,
  feedback: () => say('base-alone'),
  example: [tent, 12],
})
const surfaceForVolume = bug<RightPrism>({
  id: 'volume.square-for-cubic',
  answer: prismSurface,
  feedback: () => say('surface'),
  example: [tent, 184],
})
const oneBase = bug<RightPrism>({
  id: 'area.one-base',
  answer: ({ base, a, c, length }) => (base === 'trapezoid' ? a * c * length : null),
  feedback: () => say('one-base'),
  example: [trough, 400],
})
const onePiece = bug<RightPrism>({
  id: 'area.one-piece',
  answer: ({ a, wall, length }) => (wall === 0 ? null : a * wall * length),
  feedback: () => say('one-piece'),
  example: [house, 180],
})
const wholeHeight = bug<RightPrism>({
  id: 'area.wrong-length',
  answer: ({ a, wall, c, length }) => (wall === 0 ? null : (a * wall + (a * (wall + c)) / 2) * length),
  feedback: () => say('whole-height'),
  // 18 and half of 6 × 7
  example: [house, 390],
})
export const volumeBugs = [noHalf, slantedSide, baseAlone, surfaceForVolume, oneBase, onePiece, wholeHeight]

const closed: CoveredPrism = { ...tent, isOpen: false }

const sidesAlone = bug<CoveredPrism>({
  id: 'surface.leaves-out-faces',
  answer: (its) => coveredSurface(its) - 2 * baseArea(its),
  feedback: () => say('sides-alone'),
  example: [closed, 160],
})
const oneOfEach = bug<CoveredPrism>({
  id: 'surface.one-of-each',
  answer(its) {
    const sides = sidesOf(its).slice(its.isOpen ? 1 : 0)
    return baseArea(its) + [...new Set(sides)].reduce((sum, side) => sum + side, 0) * its.length
  },
  feedback: () => say('one-of-each'),
  // 12 + (6 + 5) × 10
  example: [closed, 122],
})
const volumeForSurface = bug<CoveredPrism>({
  id: 'surface.volume',
  answer: prismVolume,
  feedback: () => say('volume'),
  example: [closed, 120],
})
const allFaces = bug<CoveredPrism>({
  id: 'surface.all-faces',
  answer: (its) => (its.isOpen ? prismSurface(its) : null),
  feedback: () => say('all-faces'),
  example: [{ ...closed, isOpen: true }, 184],
})
const noHalfFaces = bug<CoveredPrism>({
  id: 'area.no-half',
  answer: (its) => coveredSurface(its) + (its.a + its.top) * its.c,
  feedback: ({ base }) => say('no-half', { base }),
  example: [closed, 208],
})
export const surfaceBugs = [sidesAlone, oneOfEach, volumeForSurface, allFaces, noHalfFaces]

/**
 * Asks for a length, given a volume: of a prism with a given base area or a triangular base, or the triangle’s height.
 */
export interface FromVolume extends RightPrism {
  asks: 'base' | 'length' | 'height'
}
export const fromVolumeKey = ({ asks, c, length }: FromVolume): number => (asks === 'height' ? c : length)
const back: FromVolume = { ...tent, asks: 'length' }

export const fromVolumeBugs = [
  bug<FromVolume>({
    id: 'volume.subtracts-edges',
    answer: (its) => (its.asks === 'base' ? prismVolume(its) - baseArea(its) : null),
    feedback: () => say('back.subtracts'),
    example: [{ ...back, asks: 'base' }, 108],
  }),
  bug<FromVolume>({
    id: 'proportion.multiplies',
    answer: (its) => (its.asks === 'base' ? prismVolume(its) * baseArea(its) : null),
    feedback: () => say('back.multiplies'),
    example: [{ ...back, asks: 'base' }, 1440],
  }),
  bug<FromVolume>({
    id: 'area.no-half',
    answer: (its) => (its.asks === 'base' ? null : fromVolumeKey(its) / 2),
    feedback: () => say('back.no-half'),
    example: [back, 5],
  }),
  bug<FromVolume>({
    id: 'volume.stops-early',
    answer: (its) =>
      its.asks === 'base'
        ? null
        : its.asks === 'length'
          ? [prismVolume(its), its.a]
          : [prismVolume(its), its.length],
    feedback: ({ asks }) => say(asks === 'length' ? 'back.divides-once' : 'back.area'),
    example: [back, [120, 6]],
  }),
]
