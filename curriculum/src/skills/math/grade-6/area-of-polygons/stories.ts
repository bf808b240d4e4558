import { defineModel, type Level, money, numbersIn, solved, tidy, toNumber, typed } from '#form'
import {
  areaOf,
  areaShown,
  drawPolygon,
  type Kind,
  lengthsShown,
  type Polygon,
  polygonFigure,
} from '#areas/polygons.ts'
import {
  addsLengths,
  covered,
  coveredArea,
  coveringBugs,
  coverOf,
  halvesTooMuch,
  noHalf,
  oneBase,
  slantedSide,
} from '#bugs/areas/area-bugs.ts'
import { square } from '#round-figures/round-figures.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { areaSteps } from '#solutions/areas/areas.ts'
import {
  type CoveredShape,
  dollars,
  drawCovering,
  tellCovering,
} from '#situations/covered-shapes/covered-shapes.ts'
import { say } from './messages.gen.ts'

const standards = ['6.G.A.1']

/** The cost of an area (level 1), packs that cover it (level 2), a part that is not covered (level 3). */
export const story = defineModel<CoveredShape>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 80,
  standards,
  bugs: coveringBugs,
  task: ({ story: id, asks, gap }) => `${id} ${asks} ${gap[0] === 0 ? '' : 'gap'}`,
  draw: (random, level) =>
    drawCovering(random, {
      kinds:
        level === 1 ? ['triangle', 'parallelogram', 'right'] : ['triangle', 'parallelogram', 'trapezoid'],
      asks: level === 1 ? 'price' : level === 2 ? 'packs' : random.pick(['price', 'packs']),
      hasGap: level === 3,
    }),
  fits: (its) => its.each > 0 && areaOf(its.polygon) >= 24 && covered(its) < 1500,
  item(its) {
    const { polygon: shape, asks, gap, each } = its
    const key = covered(its)
    const area = coveredArea(its)
    const isPrice = asks === 'price'
    const whole = square(areaOf(shape), shape.unit)
    const terms = {
      each,
      area,
      key,
      price: dollars(each),
      cost: dollars(key),
      whole: areaOf(shape),
      gap: gap[0] * gap[1],
    }
    const { solution } = areaSteps(shape)
    return {
      stem: tellCovering(its),
      figure: polygonFigure(shape),
      ...typed(its, {
        label: say(isPrice ? 'story.cost' : 'story.packs'),
        ...(isPrice ? { before: '$' } : {}),
        key,
        bugs: coveringBugs,
      }),
      ...(isPrice ? { answer: say('story.dollars', { cost: money(100 * key) }) } : {}),
      hints: [
        say('story.nudge'),
        say(gap[0] === 0 ? `story.hint.${asks}` : 'story.hint.gap', { whole, cover: coverOf(its) }),
      ],
      solution: [
        ...solution.slice(1),
        ...(gap[0] === 0 ? [] : [say('story.gap', terms)]),
        say(`story.so.${asks}`, terms),
      ],
    }
  },
  solve({ stem, figure }) {
    const numbers = numbersIn(stem).map(({ value }) => value)
    const isPrice = stem.includes('$')
    const gap = numbers.length > 2 ? (numbers[0] ?? 0) * (numbers[1] ?? 0) : 0
    const each = (isPrice ? numbers.find((_, at) => at === (gap === 0 ? 0 : 2)) : numbers.at(-1)) ?? 1
    const area = areaShown(figure) - gap
    return solved.number(isPrice ? area * each : area / each)
  },
})

const faults = faultsBy<Polygon, 'slanted' | 'half' | 'whole' | 'adds' | 'one'>(
  { slanted: slantedSide, half: noHalf, whole: halvesTooMuch, adds: addsLengths, one: oneBase },
  (id, who) => say(`claim.${id}`, { who }),
)
const kind = (of: Kind, hasSlant: boolean, its: ReturnType<typeof faults>) => ({
  draw: (random: Parameters<typeof drawPolygon>[0]): Polygon => ({
    ...drawPolygon(random, of, random.pick(['inch', 'foot', 'meter'])),
    hasSlant,
  }),
  faults: its,
})
const kinds: Record<Level, ReturnType<typeof kind>[]> = {
  1: [
    kind('right', false, faults('half', 'adds')),
    kind('triangle', false, faults('half', 'adds')),
    kind('parallelogram', false, faults('whole', 'adds')),
  ],
  2: [
    kind('parallelogram', true, faults('slanted', 'whole', 'adds')),
    kind('triangle', true, faults('slanted', 'half', 'adds')),
  ],
  3: [
    kind('trapezoid', true, faults('one', 'half', 'slanted')),
    kind('obtuse', true, faults('slanted', 'half', 'adds')),
  ],
}

/** Somebody’s area: base and height (level 1), a slanted side as a trap (level 2), trapezoids and heights outside (level 3). */
export const findMistake = claimModel<Polygon>({
  seconds: 60,
  standards,
  task: ({ shape }) => shape,
  kinds,
  truth: areaOf,
  printed: ({ base, height, top, slant }) => [base, height, top, slant],
  isSaid: (got) => Number.isInteger(tidy(toNumber(got))),
  words(its, _who, result) {
    const { hints, solution } = areaSteps(its)
    return {
      context: say('claim.context'),
      figure: polygonFigure(its),
      said: say('claim.said', { area: square(tidy(toNumber(result)), its.unit) }),
      truth: say('claim.truth', { area: square(areaOf(its), its.unit) }),
      hints,
      start: solution.slice(0, 2),
    }
  },
  reads({ stem, figure }) {
    const { base, height, top, isHalf } = lengthsShown(figure)
    const [b, h, t] = [base ?? 0, height ?? 0, top ?? 0]
    const [shape] = figure?.kind === 'polygon' ? figure.shapes : []
    const labels = (shape?.sides ?? []).flatMap((text) => numbersIn(text).map(({ value }) => value))
    // What is labeled and is neither a base nor the height.
    const slant =
      labels.find((value, at) => at > 0 && value !== t && value !== h) ??
      labels.findLast((_, at) => at > 0) ??
      0
    const truth = areaShown(figure)
    return {
      got: numbersIn(stem).at(-1)?.value ?? 0,
      truth,
      ways: [
        [/slanted|inclinado/, (truth * slant) / h],
        [/left out the half|no sacó/, (b + t) * h],
        [/took a half|sacó la mitad/, isHalf ? -1 : truth / 2],
        [/added|sumó/, b + t + h],
        [/one base|una sola base/, b * h],
      ],
    }
  },
})
