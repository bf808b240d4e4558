import { byLevel, defineModel, type Random, solved, typed } from '#form'
import { drawOnGrid, gridFigure, type Tilted, tiltedCorners } from '../../areas/grid-shapes.ts'
import { areaOf, areaShown, cornersOf, type Kind, type Polygon } from '../../areas/polygons.ts'
import { gridBugs, tiltedBugs, tiltedOf } from '../../bugs/areas/area-bugs.ts'
import type { LengthUnit } from '../../round-figures/round-figures.ts'
import { areaField, areaSteps } from '../../solutions/areas/areas.ts'
import { say } from './messages.gen.ts'

const gridKinds = {
  1: ['right', 'triangle', 'parallelogram'],
  2: ['obtuse', 'trapezoid', 'parallelogram'],
} as const
/** Real things that cover a few squares of these units. */
const places = {
  garden: ['foot', 'meter'],
  quilt: ['inch'],
  sandbox: ['foot', 'meter'],
  stage: ['meter'],
} as const
type Place = keyof typeof places
const placeIds = ['garden', 'quilt', 'sandbox', 'stage'] as const

function drawPlace(random: Random): { place: Place; unit: LengthUnit } {
  const place = random.pick(placeIds)
  return { place, unit: random.pick<LengthUnit>(places[place]) }
}

const onLines = (level: 1 | 2) =>
  defineModel<Polygon & { place: Place }>({
    id: 'on-grid',
    thinking: 'read a figure',
    seconds: 50,
    standards: ['6.G.A.1'],
    bugs: gridBugs,
    task: ({ shape, place }) => `${shape} ${place}`,
    draw(random) {
      const { place, unit } = drawPlace(random)
      return { ...drawOnGrid(random, random.pick<Kind>(gridKinds[level]), unit), place }
    },
    item(its) {
      const { field, answer } = areaField(areaOf(its), its.unit)
      const { hints, solution } = areaSteps(its)
      return {
        stem: [say(`told.${its.place}`), say('asks')],
        figure: gridFigure(cornersOf(its), its.unit),
        ...typed(its, { ...field, bugs: gridBugs }),
        answer,
        hints: [say('nudge'), ...hints.slice(1)],
        solution: [say('count', { base: its.base, height: its.height }), ...solution],
      }
    },
    solve: ({ figure }) => solved.number(areaShown(figure)),
  })

const tilted = defineModel<Tilted & { place: Place; unit: LengthUnit }>({
  id: 'on-grid',
  thinking: 'read a figure',
  seconds: 70,
  standards: ['6.G.A.1'],
  bugs: tiltedBugs,
  task: ({ place }) => `tilted ${place}`,
  draw(random) {
    const [width, height] = [random.integer(5, 9), random.integer(4, 7)]
    const [right, upper] = [random.integer(1, height - 2), random.integer(1, width - 2)]
    return { width, height, right, upper, ...drawPlace(random) }
  },
  fits: (its) => Number.isInteger(tiltedOf(its)) && tiltedOf(its) > 4,
  item(its) {
    const { width, height, right, upper, unit, place } = its
    const key = tiltedOf(its)
    const { field, answer } = areaField(key, unit)
    const box = width * height
    const terms = { width, height, box, right, upper, across: width - upper, down: height - right }
    return {
      stem: [say(`told.${place}`), say('asks')],
      figure: gridFigure(tiltedCorners(its), unit),
      ...typed(its, { ...field, bugs: tiltedBugs }),
      answer,
      hints: [say('tilted.nudge'), say('tilted.hint')],
      solution: [
        say('tilted.box', terms),
        say('tilted.corners', {
          ...terms,
          one: (width * right) / 2,
          two: (terms.across * terms.down) / 2,
          three: (upper * height) / 2,
        }),
        say('tilted.so', { box, cut: box - key, key }),
      ],
    }
  },
  solve: ({ figure }) => solved.number(areaShown(figure)),
})

/**
 * Areas on a grid: a horizontal base (level 1), trapezoids and outside heights (level 2), no side on a grid line (level
 * 3).
 */
export const areaOnGrid = byLevel({ 1: onLines(1), 2: onLines(2), 3: tilted }, ({ figure }) => {
  const [shape] = figure?.kind === 'polygon' ? figure.shapes : []
  const [, second] = shape?.outline.type === 'vertices' ? shape.outline.vertices : []
  return second?.[1] === 0 ? 1 : 3
})
