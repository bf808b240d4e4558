import {
  baseArea,
  coveredSurface,
  prismSurface,
  prismVolume,
  tentPrism,
} from '../../right-prisms/right-prisms.ts'
import {
  counted,
  isVolume,
  measureOf,
  type PrismStory,
} from '../../situations/prism-stories/prism-stories.ts'
import { type Bug, bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: ends of 12, sides of 5, 5, and 6, length 10: volume 120, surface 184; at $2 each, $368.
const tent: PrismStory = { ...tentPrism, story: 'tent', isOpen: false, rate: null, who: 'Ana' }
/** Ends of (3 + 1) × 2 ÷ 2 = 4, length 6: 24 cubic feet, 8 bags of 3. */
const planter: PrismStory = {
  ...tent,
  story: 'planter',
  base: 'trapezoid',
  a: 3,
  top: 1,
  c: 2,
  slant: 0,
  length: 6,
  rate: 3,
}

export const prismStoryBugs: readonly Bug<PrismStory>[] = [
  bug<PrismStory>({
    id: 'area.no-half',
    answer: (its) =>
      counted(
        its,
        isVolume(its)
          ? (its.a + its.top) * its.c * its.length
          : coveredSurface(its) + (its.a + its.top) * its.c,
      ),
    feedback: ({ base }) => say('no-half', { base }),
    example: [planter, 16],
  }),
  bug<PrismStory>({
    id: 'area.one-base',
    answer: (its) => (its.base === 'trapezoid' ? counted(its, its.a * its.c * its.length) : null),
    feedback: () => say('one-base'),
    example: [planter, 12],
  }),
  bug<PrismStory>({
    id: 'volume.stops-early',
    answer: (its) => (isVolume(its) ? (its.rate === null ? baseArea(its) : measureOf(its)) : null),
    feedback: ({ rate }) => say(rate === null ? 'base-alone' : 'volume-alone'),
    example: [planter, 24],
  }),
  bug<PrismStory>({
    id: 'area.without-cost',
    answer: (its) => (isVolume(its) || its.rate === null ? null : measureOf(its)),
    feedback: () => say('area-alone'),
    example: [{ ...tent, rate: 2 }, 184],
  }),
  bug<PrismStory>({
    id: 'surface.leaves-out-faces',
    answer: (its) => (isVolume(its) ? null : counted(its, coveredSurface(its) - 2 * baseArea(its))),
    feedback: () => say('sides-alone'),
    example: [tent, 160],
  }),
  bug<PrismStory>({
    id: 'surface.all-faces',
    answer: (its) => (!isVolume(its) && its.isOpen ? counted(its, prismSurface(its)) : null),
    feedback: () => say('all-faces'),
    example: [{ ...tent, isOpen: true }, 184],
  }),
  bug<PrismStory>({
    id: 'surface.volume',
    answer: (its) => (isVolume(its) ? null : counted(its, prismVolume(its))),
    feedback: () => say('volume'),
    example: [tent, 120],
  }),
]
