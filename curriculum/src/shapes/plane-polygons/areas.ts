import { rows, tex } from '@skills-center/messages/values'
import { type Bug, bug, toNumber } from '../../bugs/bug.ts'
import { type Point, pointsIn, pointText } from '../../equations/line.ts'
import { defineModel } from '../../form/model.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import { plain } from '../../markup.ts'
import type { Random } from '../../random.ts'
import { typed } from '../../form/answering.ts'
import { claimModel, faultsBy } from '../claim/claim.ts'
import { orderBy } from '../order-by/order-by.ts'
import { say } from './messages.gen.ts'
import {
  areaSteps,
  drawPoly,
  isHalf,
  isWithin,
  type Kind,
  namedCorners,
  type Poly,
  polyArea,
  polyCorners,
  polyFigure,
  shoelace,
  sizesProduct,
} from './polygons.ts'

// Worked by hand: a triangle from (−2, −1) to (4, −1), height 5: base 6, area 15. Subtracting absolute values gives
// base 2 and height 3.
const example: Poly = { shape: 'triangle', left: -2, low: -1, width: 6, height: 5, shift: 2, cut: [1, 1] }

const noHalf = bug<Poly>({
  id: 'area.no-half',
  answer: (its) => (isHalf(its) ? its.width * its.height : null),
  feedback: () => say('slip.no-half'),
  example: [example, 30],
})
const boxAround = bug<Poly>({
  id: 'area.box-around',
  answer: ({ shape, width, height }) => (shape === 'ell' ? width * height : null),
  feedback: () => say('slip.box'),
  example: [{ ...example, shape: 'ell' }, 30],
})
const countsPoints = bug<Poly>({
  id: 'grid.counts-points',
  answer: (its) => {
    const { shape, width, height, cut } = its
    if (shape === 'ell') return (width + 1) * (height + 1) - cut[0] * cut[1]
    return isHalf(its) ? [(width + 1) * (height + 1), 2] : (width + 1) * (height + 1)
  },
  feedback: () => say('slip.points'),
  example: [example, [42, 2]],
})
const subtractsSizes = bug<Poly>({
  id: 'grid.subtracts-sizes',
  answer: (its) => {
    const product = sizesProduct(its)
    if (product === 0 || its.shape === 'ell') return null
    return isHalf(its) ? [product, 2] : product
  },
  feedback: () => say('slip.sizes'),
  example: [example, [6, 2]],
})
const addsLengths = bug<Poly>({
  id: 'area.adds-lengths',
  answer: ({ width, height }) => width + height,
  feedback: () => say('slip.adds'),
  example: [example, 11],
})
const bugs = [noHalf, boxAround, countsPoints, subtractsSizes, addsLengths]

type Shown = Poly & { isDrawn: boolean }
const kindsAt: Record<1 | 2 | 3, readonly Kind[]> = {
  1: ['rectangle', 'right'],
  2: ['triangle', 'parallelogram', 'right'],
  3: ['ell'],
}

/** Drawn (level 1), from vertices alone (level 2), for an L-shape (level 3). */
export const planeArea = defineModel<Shown>({
  id: 'plane-area',
  thinking: 'compute',
  seconds: 75,
  standards: ['6.G.A.3'],
  bugs,
  task: ({ shape, isDrawn, width, left }) => `${shape} ${isDrawn} ${width + left > 0} ${width > 6}`,
  draw: (random, level) => ({
    ...drawPoly(random, random.pick(kindsAt[level]), level === 1 ? 6 : 9),
    isDrawn: level === 1,
  }),
  fits: (its) => isWithin(its, its.isDrawn ? 6 : 9),
  item(its) {
    const corners = polyCorners(its)
    const area = polyArea(its)
    return {
      stem: its.isDrawn
        ? [say('area.drawn')]
        : [say('area.corners', { list: namedCorners(corners) }), say('area.asks')],
      ...(its.isDrawn ? { figure: polyFigure(corners) } : {}),
      ...typed<Poly>(its, { label: say('area.label'), after: say('squares'), key: area, bugs }),
      answer: say('area.answer', { n: area }),
      hints: [
        say(`area.nudge.${its.shape === 'ell' ? 'ell' : 'one'}`),
        say(`area.hint.${its.shape === 'ell' ? 'ell' : isHalf(its) ? 'half' : 'whole'}`),
      ],
      solution: areaSteps(its),
    }
  },
  solve: ({ stem, figure }) =>
    solved.number(
      shoelace(
        figure?.kind === 'coordinate-plane'
          ? (figure.polygons?.[0]?.vertices ?? []).map(({ at: [x, y] }): Point => [x, y])
          : pointsIn(stem),
      ),
    ),
})

interface Ordered {
  polys: Poly[]
  shuffle: number
}
const mixAt: Record<1 | 2 | 3, readonly Kind[]> = {
  1: ['rectangle', 'rectangle', 'rectangle'],
  2: ['rectangle', 'triangle', 'right'],
  3: ['parallelogram', 'triangle', 'rectangle', 'right'],
}

const nameOf = ({ shape }: Poly) =>
  shape === 'right' || shape === 'triangle'
    ? 'triangle'
    : shape === 'parallelogram'
      ? 'parallelogram'
      : 'rectangle'

const maxSmall = 40
const isSmall = (poly: Poly): boolean => isWithin(poly, 6) && polyArea(poly) <= maxSmall

/** Draws one polygon that fits; several drawn together hardly ever all fit. */
function drawSmall(random: Random, kind: Kind): Poly {
  let poly = drawPoly(random, kind, 6)
  for (let tries = 1; tries < 200 && !isSmall(poly); tries += 1) poly = drawPoly(random, kind, 6)
  return poly
}

/**
 * Order by area, given the vertices: rectangles (level 1), also triangles (level 2), also a parallelogram (level 3).
 */
export const orderPolygons = defineModel<Ordered>({
  id: 'order-polygons',
  thinking: 'compare',
  seconds: 110,
  standards: ['6.G.A.3'],
  minWrongAnswers: 1,
  task: ({ polys }) => polys.map(({ shape, width }) => `${shape}${width > 5}`).join(' '),
  draw: (random, level) => ({
    polys: random.shuffle([...mixAt[level]]).map((kind) => drawSmall(random, kind)),
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ polys }) => {
    const areas = polys.map(polyArea)
    return (
      polys.every(isSmall) &&
      areas.every((area, at) => areas.every((other, place) => place === at || Math.abs(area - other) > 2))
    )
  },
  item({ polys, shuffle }) {
    const things = polys.map((poly) => ({
      poly,
      text: say(`order.${nameOf(poly)}`, {
        list: rows(polyCorners(poly).map((at) => tex(pointText(at)))),
      }),
    }))
    const by = ({ poly }: (typeof things)[number]): number => polyArea(poly)
    const full = ({ poly }: (typeof things)[number]): number => poly.width * poly.height
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by,
        first: say('order.first'),
        last: say('order.last'),
        slips: [
          { by: (thing) => -by(thing), misconception: 'area.reversed', feedback: say('order.reversed') },
          ...(polys.some(isHalf)
            ? [{ by: full, misconception: 'area.no-half' as const, feedback: say('order.no-half') }]
            : []),
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: polys
        .toSorted((one, other) => polyArea(one) - polyArea(other))
        .map((poly) =>
          say(`order.so.${isHalf(poly) ? 'half' : 'whole'}`, {
            text: say(`order.name.${nameOf(poly)}`),
            width: poly.width,
            height: poly.height,
            area: polyArea(poly),
          }),
        ),
    }
  },
  solve: (shown) => solved.order(shown, (text) => shoelace(pointsIn(text))),
})

const faults = faultsBy<Poly, 'half' | 'box' | 'points' | 'sizes' | 'adds'>(
  { half: noHalf, box: boxAround, points: countsPoints, sizes: subtractsSizes, adds: addsLengths },
  (id, who) => say(`claim.${id}`, { who }),
)
const drawKind = (kind: Kind) => (random: Random) => drawPoly(random, kind, 8)

/** A claim about the area of a rectangle (level 1), a triangle (level 2), an L-shape (level 3). */
export const areaClaim = claimModel<Poly>({
  seconds: 75,
  standards: ['6.G.A.3'],
  task: ({ shape, width }) => `${shape} ${width > 7}`,
  kinds: {
    1: [{ draw: drawKind('rectangle'), faults: faults('points', 'sizes', 'adds') }],
    2: [{ draw: drawKind('triangle'), faults: faults('half', 'sizes', 'points') }],
    3: [{ draw: drawKind('ell'), faults: faults('box', 'points', 'adds') }],
  },
  truth: polyArea,
  fits: (its) => isWithin(its, 9),
  isSaid: (got) => Number.isInteger(toNumber(got)),
  words(its, _who, got) {
    return {
      context: say('area.corners', { list: namedCorners(polyCorners(its)) }),
      said: say('claim.said', { n: toNumber(got) }),
      truth: say('claim.truth', { n: polyArea(its) }),
      hints: [
        say(`area.nudge.${its.shape === 'ell' ? 'ell' : 'one'}`),
        say(`area.hint.${its.shape === 'ell' ? 'ell' : isHalf(its) ? 'half' : 'whole'}`),
      ],
      start: areaSteps(its),
    }
  },
  reads({ stem }) {
    const told = plain(stem)
    const corners = pointsIn(stem)
    const [[left, low] = [0, 0], [right] = [0, 0]] = corners
    const top = Math.max(...corners.map(([, y]) => y))
    const [width, height] = [right - left, top - low]
    const kind: Kind = corners.length === 6 ? 'ell' : corners.length === 3 ? 'triangle' : 'rectangle'
    const [, , [, upper] = [0, 0], [inner] = [0, 0]] = corners
    const its: Poly = { shape: kind, left, low, width, height, shift: 1, cut: [right - inner, top - upper] }
    const got = numbersIn(told.split('“')[1] ?? '')[0]?.value ?? 0
    const by = (each: Bug<Poly>): number => toNumber(each.answer(its) ?? -1)
    return {
      got,
      truth: shoelace(corners),
      ways: [
        [/half|mitad/, by(noHalf)],
        [/whole rectangle|todo el rectángulo/, by(boxAround)],
        [/grid points|puntos/, by(countsPoints)],
        [/signs|signos/, by(subtractsSizes)],
        [/added|sumó/, by(addsLengths)],
      ],
    }
  },
})
