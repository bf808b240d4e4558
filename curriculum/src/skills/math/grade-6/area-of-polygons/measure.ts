import { defineModel, type Level, numbersIn, solved, typed } from '#form'
import {
  areaOf,
  areaShown,
  drawPolygon,
  fullOf,
  type Kind,
  lengthsShown,
  type Part,
  type Polygon,
  polygonFigure,
} from '#areas/polygons.ts'
import { areaBugs, type Missing, missingBugs } from '#bugs/areas/area-bugs.ts'
import { square } from '#round-figures/round-figures.ts'
import { areaField, areaSteps } from '#solutions/areas/areas.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const units = ['inch', 'foot', 'meter'] as const
const standards = ['6.G.A.1']

const kindsAt: Record<Level, readonly Kind[]> = {
  1: ['right', 'triangle', 'parallelogram'],
  2: ['right', 'triangle', 'parallelogram', 'trapezoid'],
  3: ['obtuse', 'parallelogram', 'trapezoid'],
}

/** Base and height alone are given (level 1), a slanted side too (level 2), turned and with a height outside (level 3). */
export const measure = defineModel<Polygon>({
  id: 'measure',
  thinking: 'compute',
  seconds: 45,
  standards,
  bugs: areaBugs,
  task: ({ shape, hasSlant, turn }) =>
    `${shape} ${hasSlant ? 'slant' : ''} ${turn === 0 ? 'flat' : 'turned'}`,
  draw: (random, level) => ({
    ...drawPolygon(
      random,
      random.pick(kindsAt[level]),
      random.pick(units),
      level === 3 ? [90, 180, 270] : [0],
    ),
    hasSlant: level > 1,
  }),
  item(its) {
    const { field, answer } = areaField(areaOf(its), its.unit)
    return {
      stem: [say('asks-area')],
      figure: polygonFigure(its),
      ...typed(its, { ...field, bugs: areaBugs }),
      answer,
      ...areaSteps(its),
    }
  },
  solve: ({ figure }) => solved.number(areaShown(figure)),
})

const missingAt: Record<Level, readonly [Kind, Part][]> = {
  1: [
    ['parallelogram', 'base'],
    ['parallelogram', 'height'],
  ],
  2: [
    ['triangle', 'base'],
    ['triangle', 'height'],
    ['obtuse', 'base'],
    ['obtuse', 'height'],
  ],
  3: [
    ['trapezoid', 'height'],
    ['trapezoid', 'top'],
  ],
}

/** From the area back to a length: one division (level 1), doubling first (level 2), two bases (level 3). */
export const missingLength = defineModel<Missing>({
  id: 'missing-length',
  thinking: 'work backwards',
  seconds: 55,
  standards,
  bugs: missingBugs,
  task: ({ shape, asks }) => `${shape} ${asks}`,
  draw(random, level) {
    const [kind, asks] = random.pick(missingAt[level])
    return { ...drawPolygon(random, kind, random.pick(units)), asks }
  },
  item(its) {
    const { shape, asks, unit, base, top, height } = its
    const right = quantity(its[asks], unit)
    const area = areaOf(its)
    const known = asks === 'height' ? base + top : height
    const way =
      shape === 'parallelogram' ? 'whole' : shape !== 'trapezoid' ? 'half' : asks === 'top' ? 'top' : 'bases'
    const of = {
      area: square(area, unit),
      full: fullOf(its),
      known,
      base,
      top,
      height,
      key: right.q,
      n: area,
    }
    return {
      stem: [say('missing.told', of), say('missing.asks')],
      figure: polygonFigure(its, asks),
      ...typed(its, {
        label: say('missing.label'),
        after: say('unit', { of: right }),
        key: right.q,
        bugs: missingBugs,
      }),
      answer: say('answer', { of: right }),
      hints: [say('missing.nudge'), say(`missing.hint.${way}`)],
      solution: [say(`missing.first.${way}`, of), say(`missing.so.${way}`, of)],
    }
  },
  solve({ stem, figure }) {
    const { base, height, top, isHalf } = lengthsShown(figure)
    const full = (numbersIn(stem)[0]?.value ?? 0) * (isHalf ? 2 : 1)
    if (height === null) return solved.number(full / ((base ?? 0) + (top ?? 0)))
    return solved.number(full / height - (top === null ? (base ?? 0) : 0))
  },
})
