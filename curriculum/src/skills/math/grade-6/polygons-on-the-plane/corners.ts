import { arranged, defineModel, numbersIn, plain, solved, tex, typed } from '#form'
import { plainPoint, type Point, pointsIn, pointText, typedPoint } from '#equations/line.ts'
import { planeAxes } from '#grids/quadrants.ts'
import {
  aroundOf,
  drawPoly,
  isWithin,
  namedCorners,
  type Poly,
  polyCorners,
  polyFigure,
} from '#shapes/plane-polygons/polygons.ts'
import { fencedTold, type PlaceId, somePlace } from '#situations/fenced-places/fenced-places.ts'
import { say } from './messages.gen.ts'

interface Fenced extends Poly {
  place: PlaceId
  /** Width of a gate that needs no fence; 0 for none. */
  gate: number
  isDrawn: boolean
}
const wrong = (
  id: 'grid.skips-stop' | 'grid.counts-points' | 'grid.half-perimeter' | 'area.stops-early',
  value: number | null,
  text: ReturnType<typeof say>,
) => ({
  id,
  answer: () => value,
  feedback: () => text,
})

/** Around an L-shape on a map (level 1), from corners alone (level 2), with a gate left out (level 3). */
export const fence = defineModel<Fenced>({
  id: 'fence',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['6.G.A.3'],
  task: ({ place, gate, isDrawn }) => `${place} ${gate > 0} ${isDrawn}`,
  draw: (random, level) => ({
    ...drawPoly(random, 'ell', level === 1 ? 6 : 9),
    place: somePlace(random),
    gate: level === 3 ? random.integer(2, 4) : 0,
    isDrawn: level === 1,
  }),
  fits: (its) => isWithin(its, its.isDrawn ? 6 : 9),
  item(its) {
    const { place, gate, isDrawn, width, height, cut } = its
    const corners = polyCorners(its)
    const around = aroundOf(corners)
    const key = around - gate
    return {
      stem: [
        fencedTold(place),
        isDrawn ? say('fence.drawn') : say('fence.corners', { list: namedCorners(corners) }),
        gate === 0 ? say('fence.asks') : say('fence.gate', { gate }),
      ],
      ...(isDrawn ? { figure: polyFigure(corners) } : {}),
      ...typed(its, {
        label: say('fence.label'),
        after: say('fence.unit'),
        key,
        bugs: [
          wrong('grid.skips-stop', around - cut[0] - cut[1] - gate, say('fence.notch')),
          wrong('grid.half-perimeter', width + height - gate, say('fence.half')),
          gate > 0
            ? wrong('area.stops-early', around, say('fence.no-gate'))
            : wrong('grid.counts-points', around + 6, say('fence.points')),
        ],
      }),
      answer: say('fence.answer', { n: key }),
      hints: [say('fence.nudge'), say('fence.hint')],
      solution: [
        say('fence.level', { a: width, b: cut[0], c: width - cut[0], sum: 2 * width }),
        say('fence.upright', { a: height - cut[1], b: cut[1], c: height, sum: 2 * height }),
        say('fence.so', { one: 2 * width, other: 2 * height, around }),
        ...(gate > 0 ? [say('fence.less', { around, gate, key })] : []),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind === 'coordinate-plane') {
      const corners = (figure.polygons?.[0]?.vertices ?? []).map(({ at: [x, y] }): Point => [x, y])
      return solved.number(aroundOf(corners))
    }
    const gate = numbersIn(plain(stem).replaceAll(/\([^)]*\)/g, '')).at(-1)?.value ?? 0
    return solved.number(aroundOf(pointsIn(stem)) - gate)
  },
})

interface Missing extends Poly {
  way: 1 | 2 | 3
}

/** The fourth corner of a parallelogram (level 1), of a shape with the y-axis as its mirror (level 2), a corner from an area (level 3). */
export const missingCorner = defineModel<Missing>({
  id: 'missing-corner',
  thinking: 'work backwards',
  seconds: 75,
  standards: ['6.G.A.3'],
  minWrongAnswers: 2,
  task: ({ way, low, left }) => `${way} ${low < -3} ${left < -3}`,
  draw: (random, level) => ({ ...drawPoly(random, level === 1 ? 'parallelogram' : 'right', 8), way: level }),
  fits: (its) => isWithin(its, 9) && its.left + its.width !== -its.left && its.shift < its.width,
  item(its) {
    const { left, low, width, height, shift, way } = its
    const [right, top] = [left + width, low + height]
    const corners: Point[] = {
      1: polyCorners(its),
      // Symmetric about the y-axis: the lower side is longer.
      2: [
        [-width, low],
        [width, low],
        [shift, top],
        [-shift, top],
      ] satisfies Point[],
      3: polyCorners(its),
    }[way]
    const key = corners.at(-1) ?? [0, 0]
    const given = corners.slice(0, -1)
    const [x, y] = key
    const slips: Record<1 | 2 | 3, Parameters<typeof typedPoint>[0]['wrong']> = {
      1: [
        {
          at: [left, top],
          misconception: 'grid.crooked-side',
          feedback: say('corner.rectangle'),
        },
        {
          at: [y, x],
          misconception: 'grid.swaps-coordinates',
          feedback: say('corner.swapped'),
        },
        {
          at: [left - shift, top],
          misconception: 'grid.wrong-direction',
          feedback: say('corner.direction'),
        },
      ],
      2: [
        {
          at: [shift, -top],
          misconception: 'grid.other-axis',
          feedback: say('corner.other-axis'),
        },
        {
          at: [y, x],
          misconception: 'grid.swaps-coordinates',
          feedback: say('corner.swapped'),
        },
        {
          at: [-shift, -top],
          misconception: 'grid.drops-sign',
          feedback: say('corner.other-axis'),
        },
      ],
      3: [
        {
          at: [left, low + height / 2],
          misconception: 'area.no-half',
          feedback: say('corner.no-half'),
        },
        {
          at: [left, low - height],
          misconception: 'grid.wrong-direction',
          feedback: say('corner.below'),
        },
        {
          at: [left, height],
          misconception: 'grid.value-for-change',
          feedback: say('corner.height'),
        },
      ],
    }
    const wrongs = slips[way].filter(({ at }) => at.every(Number.isInteger))
    return {
      stem: [
        way === 3
          ? say('corner.told.3', { list: namedCorners(given), area: (width * height) / 2 })
          : say(`corner.told.${way}`, { list: namedCorners(given) }),
        say(`corner.asks.${way}`),
      ],
      ...typedPoint({ label: say('corner.label'), key, wrong: wrongs }),
      hints: [
        say(`corner.nudge.${way}`),
        way === 3 ? say('corner.hint.3', { width, area: (width * height) / 2 }) : say(`corner.hint.${way}`),
      ],
      solution: {
        1: [say('corner.so.move', { shift }), say('corner.so.point', { point: tex(pointText(key)) })],
        2: [
          say('corner.so.mirror', { point: tex(`C${pointText(corners[2] ?? [0, 0])}`) }),
          say('corner.so.point', { point: tex(pointText(key)) }),
        ],
        3: [
          say('corner.so.area', { width, height, full: width * height }),
          say('corner.so.up', { low, height, top, point: tex(pointText(key)) }),
        ],
      }[way].filter(() => right > left),
    }
  },
  solve({ stem }) {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0], c] = pointsIn(stem)
    const told = plain(stem).replaceAll(/\([^)]*\)/g, '')
    if (c === undefined) {
      const area = numbersIn(told)[0]?.value ?? 0
      return { kind: 'coordinates', text: plainPoint([ax, ay + (2 * area) / (bx - ax)]) }
    }
    const [cx, cy] = c
    return { kind: 'coordinates', text: plainPoint(ax === -bx ? [-cx, cy] : [ax + cx - bx, ay + cy - by]) }
  },
})

interface Built extends Poly {
  way: 1 | 2 | 3
}

/** Two corners of a rectangle below or above a side: from its height (level 1), its area (level 2), its perimeter (level 3). */
export const buildRectangle = defineModel<Built & { isUp: boolean }>({
  id: 'build-rectangle',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['6.G.A.3'],
  task: ({ way, isUp, width }) => `${way} ${isUp} ${width}`,
  draw: (random, level) => ({ ...drawPoly(random, 'rectangle', 6), way: level, isUp: random.chance(0.5) }),
  fits: (its) => isWithin(its, 6) && its.height > 2 && its.height < 9,
  item(its) {
    const { left, low, width, height, way, isUp } = its
    const [right, top] = [left + width, low + height]
    const [from, to] = isUp ? [low, top] : [top, low]
    const sign = isUp ? 1 : -1
    const told = { 1: height, 2: width * height, 3: 2 * (width + height) }[way]
    const at = (y: number): [number, number][] => [
      [left, y],
      [right, y],
    ]
    const off = (by: number): [number, number][] => at(from + sign * by)
    const tries = [
      { misconception: 'grid.wrong-direction', feedback: say('build.direction'), points: off(-height) },
      { misconception: 'grid.counts-points', feedback: say('build.points'), points: off(height - 1) },
      way === 3
        ? { misconception: 'grid.half-perimeter', feedback: say('build.half'), points: off(told / 2) }
        : { misconception: 'grid.value-for-change', feedback: say('build.value'), points: at(sign * height) },
    ].filter(({ points }) => points.every(([, y]) => Math.abs(y) <= 6 && y !== from))
    return {
      stem: [
        say('build.side', {
          list: namedCorners([
            [left, from],
            [right, from],
          ]),
        }),
        say(`build.asks.${way}`, { told, side: isUp ? 'up' : 'down' }),
      ],
      ...arranged.plane(
        {
          ...planeAxes(),
          snap: { x: 1, y: 1 },
          given: {
            points: [
              { at: [left, from], label: 'A' },
              { at: [right, from], label: 'B' },
            ],
          },
        },
        { draws: 'points', points: at(to) },
        tries,
      ),
      hints: [say(`build.nudge.${way}`), say(`build.hint.${way}`, { told })],
      solution: [
        say('build.width', { left, right, width }),
        ...(way === 1
          ? []
          : [
              way === 2
                ? say('build.divide', { told, width, height })
                : say('build.around', { told, half: told / 2, width, height }),
            ]),
        say('build.so', {
          height,
          side: isUp ? 'up' : 'down',
          c: tex(pointText([right, to])),
          d: tex(pointText([left, to])),
        }),
      ],
    }
  },
  solve({ stem }) {
    const [[ax, ay] = [0, 0], [bx] = [0, 0]] = pointsIn(stem)
    const told = plain(stem).replaceAll(/\([^)]*\)/g, '')
    const n = numbersIn(told)[0]?.value ?? 0
    const width = bx - ax
    const height = /perimeter|perímetro/.test(told) ? n / 2 - width : /area|área/.test(told) ? n / width : n
    const y = ay + (/above|encima/.test(told) ? height : -height)
    return {
      kind: 'coordinate-plane',
      points: [
        [ax, y],
        [bx, y],
      ],
    }
  },
})
