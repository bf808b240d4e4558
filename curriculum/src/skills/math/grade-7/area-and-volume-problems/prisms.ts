import { defineModel, money, numbersIn, solved, tex, typed } from '#form'
import {
  fromVolumeBugs,
  type FromVolume,
  fromVolumeKey,
  surfaceBugs,
  volumeBugs,
} from '#bugs/right-prisms/right-prism-bugs.ts'
import { prismStoryBugs } from '#bugs/right-prisms/prism-story-bugs.ts'
import {
  baseArea,
  type CoveredPrism,
  coveredSurface,
  drawPrism,
  prismFigure,
  prismVolume,
  type PrismBase,
  type RightPrism,
} from '#right-prisms/right-prisms.ts'
import { square } from '#round-figures/round-figures.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { cubic } from '#solids/boxes.ts'
import { surfaceSteps, volumeSteps } from '#solutions/right-prisms/right-prisms.ts'
import {
  counted,
  drawPrismStory,
  isVolume,
  measureOf,
  type PrismStory,
  tellPrism,
} from '#situations/prism-stories/prism-stories.ts'
import { aroundOf, insideOf } from '#areas/polygons.ts'
import { quantity } from '#units/units.ts'
import type { Shown } from '#item.ts'
import { say } from './messages.gen.ts'

const basesAt = { 1: ['triangle', 'right'], 2: ['trapezoid'], 3: ['house'] } as const

/** The corners of the front face and how far the prism goes back. */
function bodyOf({ figure }: Shown) {
  if (figure?.kind !== 'solid' || figure.body.shape !== 'prism') throw new TypeError('expects a prism')
  return figure.body
}

/** A triangle as the base (level 1), a trapezoid (level 2), a base of two pieces (level 3). */
export const volume = defineModel<RightPrism>({
  id: 'volume',
  thinking: 'compute',
  seconds: 70,
  standards: ['7.G.B.6'],
  bugs: volumeBugs,
  task: ({ base, unit }) => `${base} ${unit}`,
  draw: (random, level) => drawPrism(random, random.pick<PrismBase>(basesAt[level])),
  fits: (its) => Number.isInteger(baseArea(its)) && prismVolume(its) <= 2000,
  item: (its) => ({
    stem: [say('volume.asks')],
    figure: prismFigure(its),
    ...typedQuantity(its, {
      label: say('volume.label'),
      right: cubic(prismVolume(its), its.unit),
      bugs: volumeBugs,
    }),
    hints: [say('volume.nudge'), say(`volume.hint.${its.base === 'right' ? 'triangle' : its.base}`)],
    solution: volumeSteps(its, true),
  }),
  solve(shown) {
    const { face, width } = bodyOf(shown)
    return solved.number(insideOf(face) * width)
  },
})

/** All faces of a prism on a triangle (level 1), on a trapezoid (level 2), without the floor (level 3). */
export const surface = defineModel<CoveredPrism>({
  id: 'surface',
  thinking: 'read a figure',
  seconds: 90,
  standards: ['7.G.B.6'],
  bugs: surfaceBugs,
  task: ({ base, unit, isOpen }) => `${base} ${unit} ${isOpen}`,
  draw: (random, level) =>
    level === 3
      ? { ...drawPrism(random, random.pick(['house', 'triangle'] as const), 'foot'), isOpen: true }
      : { ...drawPrism(random, random.pick<PrismBase>(basesAt[level])), isOpen: false },
  fits: (its) => Number.isInteger(baseArea(its)) && coveredSurface(its) <= 1500,
  item: (its) => ({
    stem: [say(its.isOpen ? 'surface.asks.open' : 'surface.asks.all')],
    figure: prismFigure(its),
    ...typedQuantity(its, {
      label: say('surface.label'),
      right: square(coveredSurface(its), its.unit),
      bugs: surfaceBugs,
    }),
    hints: [say('surface.nudge'), say('surface.hint')],
    solution: surfaceSteps(its, true),
  }),
  solve(shown) {
    const { face, width } = bodyOf(shown)
    const floor = /floor|piso/.test(shown.stem) ? (face[1]?.[0] ?? 0) : 0
    return solved.number(2 * insideOf(face) + (aroundOf(face) - floor) * width)
  },
})

/** The length from the base area (level 1), the length from a triangle (level 2), the height of the triangle (level 3). */
export const missing = defineModel<FromVolume>({
  id: 'missing',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['7.G.B.6'],
  bugs: fromVolumeBugs,
  task: ({ asks, unit }) => `${asks} ${unit}`,
  draw: (random, level) => ({
    ...drawPrism(random, 'triangle'),
    a: 2 * random.integer(2, 8),
    c: random.integer(3, 12),
    asks: ({ 1: 'base', 2: 'length', 3: 'height' } as const)[level],
  }),
  fits: (its) => prismVolume(its) <= 1500,
  item(its) {
    const { asks, unit, a, length } = its
    const [key, total, base] = [fromVolumeKey(its), prismVolume(its), baseArea(its)]
    const values = { total, base, a, length, key, half: a / 2, c: its.c }
    return {
      stem: [say(`missing.asks.${asks}`, { total: cubic(total, unit), base: square(base, unit) })],
      ...(asks === 'base' ? {} : { figure: prismFigure(its, asks) }),
      ...typedQuantity(its, {
        label: say(`missing.label.${asks}`),
        right: quantity(key, unit),
        bugs: fromVolumeBugs,
      }),
      hints: [say(`missing.nudge.${asks}`), say(`missing.hint.${asks}`)],
      solution: [say(`missing.first.${asks}`, values), say(`missing.then.${asks}`, values)],
    }
  },
  solve(shown) {
    const [one = 1, other = 1] = numbersIn(shown.stem).map(({ value }) => value)
    if (shown.figure === undefined) return solved.number(Math.max(one, other) / Math.min(one, other))
    const { face, width, labels } = bodyOf(shown)
    const half = (face[1]?.[0] ?? 0) / 2
    return solved.number(one / (labels.width === '?' ? insideOf(face) : width * half))
  },
})

const storyField = (its: PrismStory, key: number) => {
  if (its.rate === null) {
    const right = isVolume(its) ? cubic(key, its.unit) : square(key, its.unit)
    return typedQuantity(its, { label: say('story.label'), right, bugs: prismStoryBugs })
  }
  const field = { label: say('story.label'), key, bugs: prismStoryBugs }
  if (isVolume(its)) return typed(its, field)
  return { ...typed(its, { ...field, before: '$' }), answer: say('story.money', { cost: money(100 * key) }) }
}

/** The space inside (level 1), what covers the outside (level 2), what follows from either (level 3). */
export const story = defineModel<PrismStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 110,
  standards: ['7.G.B.6'],
  bugs: prismStoryBugs,
  task: ({ story: id, rate }) => `${id} ${rate === null}`,
  draw: (random, level) => drawPrismStory(random, ({ 1: 'volume', 2: 'area', 3: 'more' } as const)[level]),
  fits: (its) => Number.isInteger(baseArea(its)) && Number.isInteger(counted(its, measureOf(its))),
  item(its) {
    const [measure, key] = [measureOf(its), counted(its, measureOf(its))]
    const [kind, sign] = isVolume(its)
      ? (['volume', String.raw`\div`] as const)
      : (['area', String.raw`\times`] as const)
    return {
      stem: tellPrism(its),
      ...storyField(its, key),
      hints: [
        say(`story.nudge.${kind}`),
        say(its.rate === null ? `story.hint.${kind}` : `story.more.${kind}`),
      ],
      solution: [
        ...(isVolume(its) ? volumeSteps(its, false) : surfaceSteps(its, false)),
        ...(its.rate === null
          ? []
          : [say(`story.step.${kind}`, { equation: tex(`${measure} ${sign} ${its.rate} = ${key}`) })]),
      ],
    }
  },
})
