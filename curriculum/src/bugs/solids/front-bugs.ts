import { faceArea, type Front, frontVolume, partVolumes } from '../../solids/fronts.ts'
import { bug, type Exact } from '../bug.ts'
import { say } from './messages.gen.ts'

/** Asks for the volume, or for the depth, given a volume. */
export interface AskedFront extends Front {
  asks: 'volume' | 'depth'
}
export const frontAnswer = (front: AskedFront): number =>
  front.asks === 'volume' ? frontVolume(front) : front.depth

// Worked by hand: 3 wide and 6 high, next to it 5 wide and 2 high, 4 deep: 72 + 40.
const step: AskedFront = {
  shape: 'step',
  width: 8,
  height: 6,
  side: 3,
  low: 2,
  depth: 4,
  unit: 'foot',
  isRestTold: true,
  asks: 'volume',
}
const volume = (front: AskedFront, value: number): Exact | null => (front.asks === 'volume' ? value : null)
const whole = (value: number): Exact | null => (Number.isInteger(value) && value > 0 ? value : null)

/** Takes the low part to be as long as the whole solid. */
const overlap = bug<AskedFront>({
  id: 'volume.gaps',
  answer: (its) =>
    its.shape === 'notch' ? null : volume(its, (its.side * its.height + its.width * its.low) * its.depth),
  feedback: () => say('front.overlap'),
  // 72 + 64
  example: [step, 136],
})
const onePart = bug<AskedFront>({
  id: 'volume.one-part',
  answer: (its) => volume(its, partVolumes(its)[its.shape === 'step' ? 0 : 1]),
  feedback: ({ shape }) => say(`front.one.${shape}`),
  example: [step, 72],
})
const around = bug<AskedFront>({
  id: 'volume.box-around',
  answer: (its) => volume(its, its.width * its.height * its.depth),
  feedback: () => say('front.around'),
  example: [step, 192],
})
const faceAlone = bug<AskedFront>({
  id: 'volume.one-layer',
  answer: (its) => volume(its, faceArea(its)),
  feedback: () => say('front.face'),
  // 18 + 10
  example: [step, 28],
})
const squares = bug<AskedFront>({
  id: 'volume.square-for-cubic',
  answer: (its) =>
    its.shape === 'notch' ? volume(its, its.width * its.height * its.depth - its.side * its.low) : null,
  feedback: () => say('front.squares'),
  // 192 − 6
  example: [{ ...step, shape: 'notch' }, 186],
})
const depthOfBox = bug<AskedFront>({
  id: 'volume.one-part',
  answer: (its) => (its.asks === 'depth' ? whole(frontVolume(its) / (its.side * its.height)) : null),
  feedback: () => say('front.depth-part'),
  example: [{ ...step, side: 2, width: 6, low: 3, height: 4, asks: 'depth' }, 10],
})
const areaForDepth = bug<AskedFront>({
  id: 'volume.stops-early',
  answer: (its) => (its.asks === 'depth' ? faceArea(its) : null),
  feedback: () => say('front.depth-face'),
  example: [{ ...step, asks: 'depth' }, 28],
})
const subtracts = bug<AskedFront>({
  id: 'volume.subtracts-edges',
  answer: (its) => (its.asks === 'depth' ? whole(frontVolume(its) - faceArea(its)) : null),
  feedback: () => say('front.depth-minus'),
  // 112 − 28
  example: [{ ...step, asks: 'depth' }, 84],
})

export const frontFaults = { overlap, one: onePart, around, face: faceAlone, squares }
export const frontBugs = [...Object.values(frontFaults), depthOfBox, areaForDepth, subtracts]
