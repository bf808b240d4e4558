import { arranged, byLevel, defineModel, numbersIn, solved, tex, type Text } from '#form'
import {
  type Enlarged,
  drawEnlarged,
  drawnArea,
  enlargedFigure,
  isHandy,
  realArea,
} from '#areas/scaled-areas.ts'
import { addsScale, areaBugs, drawnOnly, likeLength, noHalf } from '#bugs/scale-drawings/scale-bugs.ts'
import { grouped } from '#decimals/tens.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.1']
const half = String.raw`\frac{1}{2} \times `

const keyOf = (its: Enlarged): number => (its.asks === 'drawn' ? drawnArea(its) : realArea(its))
const areaUnit = ({ asks }: Enlarged) => (asks === 'drawn' ? 'square-inch' : 'square-foot')
function told(its: Enlarged): Text[] {
  const scale = say('area.scale', { inch: quantity(1, 'inch'), feet: quantity(its.scale, 'foot') })
  const known =
    its.asks === 'drawn' ? quantity(realArea(its), 'square-foot') : quantity(drawnArea(its), 'square-inch')
  return its.asks === 'sides'
    ? [say(`area.shown.${its.scene}`), scale]
    : [say(`area.told.${its.scene}`), scale, say(`area.known.${its.asks}`, { area: known })]
}
function steps(its: Enlarged): Text[] {
  const { asks, w, h, scale, shape } = its
  const [real, drawn] = [realArea(its), drawnArea(its)]
  const square = scale * scale
  if (asks === 'sides') {
    const [across, up] = [w * scale, h * scale]
    return [
      say('area.sides', {
        one: tex(String.raw`${w} \times ${scale} = ${across}`),
        other: tex(String.raw`${h} \times ${scale} = ${up}`),
      }),
      say(`area.find.${shape}`, {
        equation: tex(
          `${shape === 'triangle' ? half : ''}${String.raw`${across} \times ${up} = ${grouped(real)}`}`,
        ),
      }),
    ]
  }
  return [
    say('area.square', { equation: tex(String.raw`${scale} \times ${scale} = ${square}`) }),
    say(`area.so.${asks}`, {
      equation: tex(
        asks === 'real'
          ? String.raw`${drawn} \times ${square} = ${grouped(real)}`
          : String.raw`${grouped(real)} \div ${square} = ${drawn}`,
      ),
    }),
  ]
}

const areaModel = (asks: readonly Enlarged['asks'][], shape: Enlarged['shape']) =>
  defineModel<Enlarged>({
    id: 'find-area',
    thinking: 'read a figure',
    seconds: 75,
    standards,
    bugs: areaBugs,
    task: (its) => `${its.scene} ${its.asks} ${its.shape}`,
    draw: (random) => drawEnlarged(random, random.pick(asks), shape),
    fits: isHandy,
    item: (its) => ({
      stem: [...told(its), say(`area.asks.${its.asks}`)],
      ...(its.asks === 'sides' ? { figure: enlargedFigure(its) } : {}),
      ...typedQuantity(its, {
        label: say(`area.label.${its.asks}`),
        right: quantity(keyOf(its), areaUnit(its)),
        bugs: areaBugs,
      }),
      hints: [say(`area.nudge.${its.asks}`), say(`area.hint.${its.asks}`)],
      solution: steps(its),
    }),
    solve({ stem, figure }) {
      const [, scale = 1, area = 0] = numbersIn(stem).map(({ value }) => value)
      if (figure?.kind === 'polygon') {
        const corners = figure.shapes[0]?.outline.type === 'vertices' ? figure.shapes[0].outline.vertices : []
        const [w, h] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))]
        return solved.number((w * h * scale ** 2) / (corners.length === 3 ? 2 : 1))
      }
      return solved.number(/real area is|área real es/.test(stem) ? area / scale ** 2 : area * scale ** 2)
    },
  })
/** A rectangle (level 1), a right triangle (level 2), one area from the other (level 3). */
export const findArea = byLevel(
  {
    1: areaModel(['sides'], 'rectangle'),
    2: areaModel(['sides'], 'triangle'),
    3: areaModel(['real', 'drawn'], 'rectangle'),
  },
  () => 1,
)

const bugOf = { length: likeLength, drawn: drawnOnly, half: noHalf, added: addsScale }
const faults = faultsBy<Enlarged, keyof typeof bugOf>(bugOf, (id, who) => say(`claim.${id}`, { who }))

/** A rectangle (level 1), a right triangle (level 2), from the area of the drawing (level 3). */
export const findMistake = claimModel<Enlarged>({
  seconds: 75,
  standards,
  task: ({ scene, shape, asks }) => `${scene} ${shape} ${asks}`,
  kinds: {
    1: [
      {
        draw: (random) => drawEnlarged(random, 'sides', 'rectangle'),
        faults: faults('length', 'drawn', 'added'),
      },
    ],
    2: [
      {
        draw: (random) => drawEnlarged(random, 'sides', 'triangle'),
        faults: faults('length', 'half', 'drawn'),
      },
    ],
    3: [{ draw: (random) => drawEnlarged(random, 'real', 'rectangle'), faults: faults('length', 'added') }],
  },
  truth: realArea,
  printed: (its) => [its.w, its.h, its.scale, its.asks === 'real' ? drawnArea(its) : 0],
  fits: isHandy,
  words: (its, _who, got) => ({
    context: told(its),
    ...(its.asks === 'sides' ? { figure: enlargedFigure(its) } : {}),
    said: say('claim.said', { area: quantity(Number(got), 'square-foot') }),
    truth: say('claim.truth', { area: quantity(realArea(its), 'square-foot') }),
    hints: [say(`area.nudge.${its.asks}`), say(`area.hint.${its.asks}`)],
    start: steps(its),
  }),
  reads({ stem, figure }) {
    const [context = '', said = ''] = stem.split('“')
    const [, scale = 1, area = 0] = numbersIn(context).map(({ value }) => value)
    const got = numbersIn(said)[0]?.value ?? 0
    const way = {
      length: /as if it were a length|como si fuera/,
      drawn: /of the drawing|del dibujo/,
      half: /whole rectangle|rectángulo entero/,
      added: /added|sumó/,
    }
    if (figure?.kind === 'polygon') {
      const corners = figure.shapes[0]?.outline.type === 'vertices' ? figure.shapes[0].outline.vertices : []
      const [w, h, part] = [
        Math.max(...corners.map(([x]) => x)),
        Math.max(...corners.map(([, y]) => y)),
        corners.length === 3 ? 0.5 : 1,
      ]
      return {
        got,
        truth: w * h * part * scale ** 2,
        ways: [
          [way.length, w * h * part * scale],
          [way.drawn, w * h * part],
          [way.half, w * h * scale ** 2],
          [way.added, (w + scale) * (h + scale) * part],
        ],
      }
    }
    return {
      got,
      truth: area * scale ** 2,
      ways: [
        [way.length, area * scale],
        [way.added, area + scale],
      ],
    }
  },
})

type Point = [x: number, y: number]
/** A drawing on the plane, and what a unit of it and of the new one stands for. */
interface Redraw {
  corner: Point
  /** The other corners, as steps from the first. */
  shape: Point[]
  old: number
  next: number
  unit: 'foot' | 'meter' | 'yard'
}
const axis = { from: 0, to: 12, step: 1 }
function placed({ corner: [x, y], shape }: Redraw, factor: number, more = 0): Point[] {
  const all: Point[] = [[0, 0], ...shape]
  return all.map(([dx, dy]): Point => [
    x + dx * factor + Math.sign(dx) * more,
    y + dy * factor + Math.sign(dy) * more,
  ])
}
const isOn = (points: readonly Point[]): boolean =>
  points.every((point) => point.every((each) => Number.isInteger(each) && each >= 0 && each <= 12))
const shown = (points: readonly Point[]): string => points.map(([x, y]) => `(${x}, ${y})`).join(', ')

const scalesAt: Record<1 | 2 | 3, readonly (readonly [old: number, next: number])[]> = {
  1: [
    [4, 2],
    [6, 3],
    [10, 5],
  ],
  2: [
    [2, 4],
    [3, 6],
    [5, 10],
  ],
  3: [
    [6, 4],
    [3, 2],
    [4, 6],
    [2, 3],
  ],
}
/** Twice or half as large (levels 1 and 2), one and a half times or two thirds as large (level 3). */
export const redraw = defineModel<Redraw>({
  id: 'redraw',
  thinking: 'compute',
  seconds: 90,
  standards,
  task: ({ shape, old, next }) => `${shape.length} ${old > next} ${(old / next).toFixed(1)}`,
  draw(random, level) {
    const [old, next] = random.pick(scalesAt[level])
    const [w, h] = [random.integer(2, 8), random.integer(2, 8)]
    const shape = random.pick<Point[]>([
      [
        [w, 0],
        [w, h],
        [0, h],
      ],
      [
        [w, 0],
        [0, h],
      ],
      [
        [w, 0],
        [w, h],
      ],
    ])
    return {
      corner: [random.integer(0, 4), random.integer(0, 4)],
      shape,
      old,
      next,
      unit: random.pick(['foot', 'meter', 'yard'] as const),
    }
  },
  fits: (its) =>
    isOn(placed(its, 1)) &&
    isOn(placed(its, its.old / its.next)) &&
    its.shape.flat().every((each) => each === 0 || (each * its.old) / its.next > 1),
  minWrongAnswers: 1,
  item(its) {
    const { old, next, unit, shape } = its
    const factor = old / next
    const points = placed(its, factor)
    const wrong = [
      {
        points: placed(its, 1 / factor),
        misconception: 'proportion.wrong-way' as const,
        feedback: say('redraw.wrong-way'),
      },
      {
        points: placed(its, 1, old - next),
        misconception: 'ratio.additive' as const,
        feedback: say('redraw.added'),
      },
      { points: placed(its, old), misconception: 'ratio.stops-early' as const, feedback: say('redraw.real') },
    ]
    const [[dx, dy] = [0, 0]] = shape
    const length = dx + dy
    return {
      stem: [
        say('redraw.told', { corners: shown(placed(its, 1)), large: quantity(old, unit) }),
        say('redraw.asks', { large: quantity(next, unit), corner: `(${its.corner.join(', ')})` }),
      ],
      ...arranged.plane(
        {
          x: { ...axis, label: 'x' },
          y: { ...axis, label: 'y' },
          snap: { x: 1, y: 1 },
          given: { polygons: [{ vertices: placed(its, 1).map((at) => ({ at, name: '' })) }] },
        },
        { draws: 'polygon', points },
        wrong.filter(
          (each) =>
            isOn(each.points) &&
            new Set(each.points.map(String)).size === each.points.length &&
            shown(each.points) !== shown(points) &&
            shown(each.points) !== shown(placed(its, 1)),
        ),
      ),
      hints: [say('redraw.nudge'), say('redraw.hint')],
      solution: [
        say('redraw.side', {
          length,
          real: quantity(length * old, unit),
          equation: tex(String.raw`${length * old} \div ${next} = ${length * factor}`),
        }),
        say('redraw.so', { corners: shown(points) }),
      ],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(stem.replaceAll(/[()]/g, ' ')).map(({ value }) => value)
    const count = (stem.split(/represent/)[0]?.match(/\(/g) ?? []).length
    const corners = Array.from({ length: count }, (_, at): Point => [
      numbers[2 * at] ?? 0,
      numbers[2 * at + 1] ?? 0,
    ])
    const [old = 1, next = 1] = numbers.slice(2 * count).filter((_, at) => at === 1 || at === 3)
    const [[x, y] = [0, 0]] = corners
    return {
      kind: 'coordinate-plane',
      points: corners.map(([px, py]): Point => [x + ((px - x) * old) / next, y + ((py - y) * old) / next]),
    }
  },
})
