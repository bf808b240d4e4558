import { arranged, defineModel, mathIn, numbersIn, type Random, solved, tex, type Text, tidy } from '#form'
import { type Fraction, fractionTex, lowest, sizeOf } from '#fractions/fraction.ts'
import { valueOfTex } from '#exponents/powers.ts'
import { type FilledCell, fillTable } from '#shapes/fill-table/fill-table.ts'
import { quantity } from '#units/units.ts'
import { drawScaled, drawSide, type Scene, squared, squareTex } from './copies.ts'
import { say } from './messages.gen.ts'

const standards = ['7.G.A.1']
const { raw } = String

type Row = 'width' | 'height' | 'around' | 'area'
const rows: readonly Row[] = ['width', 'height', 'around', 'area']
/** Cells of the copy that are printed: the width where the factor is told or hidden, the area alone at level 3. */
const printedAt: Record<1 | 2 | 3, Row> = { 1: 'width', 2: 'width', 3: 'area' }

interface Measures {
  scene: Scene
  k: Fraction
  w: number
  h: number
  level: 1 | 2 | 3
}
const measuresOf = (w: number, h: number): Record<Row, number> => ({
  width: w,
  height: h,
  around: 2 * (w + h),
  area: w * h,
})
const scaled = ({ w, h, k }: Measures): Record<Row, number> => {
  const size = sizeOf(k)
  const { width, height, around, area } = measuresOf(w * size, h * size)
  return { width: tidy(width), height: tidy(height), around: tidy(around), area: tidy(area) }
}

function wrongIn(its: Measures, row: Row): FilledCell['wrong'] {
  const { w, h, k, level } = its
  const size = sizeOf(k)
  const before = measuresOf(w, h)[row]
  if (row === 'area') {
    return [
      {
        value: tidy(before * size),
        misconception: 'area.grows-like-length',
        feedback: say('slip.like-length'),
      },
      ...(k[1] === 1 && k[0] > 2
        ? [
            {
              value: before * 2 * k[0],
              misconception: 'exponents.base-times-exponent' as const,
              feedback: say('slip.doubles'),
            },
          ]
        : []),
    ]
  }
  return [
    {
      value: tidy(before * size * size),
      misconception: level === 3 ? 'area.factor-as-scale' : 'area.squares-length-factor',
      feedback: say(level === 3 ? 'slip.area-factor' : 'slip.squares-length'),
    },
    ...(level === 3
      ? []
      : [
          {
            value: tidy(before + w * size - w),
            misconception: 'similar.adds-difference' as const,
            feedback: say('slip.adds-length'),
          },
        ]),
  ]
}

/** The scale factor is told (level 1), comes from the widths (level 2), or from the areas (level 3). */
export const tableOfMeasures = defineModel<Measures>({
  id: 'measure-table',
  thinking: 'read a figure',
  seconds: 90,
  standards,
  task: ({ scene, level }) => `${scene} ${level}`,
  draw(random, level) {
    const { scene, k } = drawScaled(random, level === 1 || random.chance(0.4) ? 'whole' : 'part')
    return { scene, k, w: drawSide(random, scene), h: drawSide(random, scene), level }
  },
  fits: (its) =>
    its.w !== its.h &&
    its.k[1] !== 3 &&
    Object.values(scaled(its)).every((each) => Number.isInteger(2 * each) && each > 1 && each <= 1500),
  item(its) {
    const { scene, k, w, h, level } = its
    const [before, after] = [measuresOf(w, h), scaled(its)]
    const printed = printedAt[level]
    return {
      stem: [
        say(`scene.${scene}`),
        say('table.rectangles'),
        level === 1 ? say('table.told', { k: tex(fractionTex(k)) }) : say('table.asks'),
      ],
      ...fillTable({
        columns: [say('table.measure'), say('table.original'), say('table.copy')],
        rows: rows.map((row) => [
          say(`table.${row}`),
          String(before[row]),
          row === printed
            ? String(after[row])
            : { name: say('table.copy'), value: after[row], wrong: wrongIn(its, row) },
        ]),
      }),
      hints: [say(`table.nudge.${level}`), say('table.think'), say('table.hint')],
      solution: [
        ...tableStart(its),
        say('table.lengths', {
          width: tex(raw`${w} \times ${fractionTex(k)} = ${after.width}`),
          height: tex(raw`${h} \times ${fractionTex(k)} = ${after.height}`),
        }),
        say('table.perimeter', {
          equation: tex(raw`${before.around} \times ${fractionTex(k)} = ${after.around}`),
        }),
        say('table.so', {
          equation: tex(raw`${before.area} \times ${fractionTex(squared(k))} = ${after.area}`),
        }),
      ],
    }
  },
  solve(shown) {
    const { interaction } = shown
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    const pairs = interaction.rows.map((row) =>
      row.slice(1).map((cell) => ('text' in cell ? Number(cell.text) : NaN)),
    )
    const [[w = 1, wide = NaN] = [], , , [area = 1, large = NaN] = []] = pairs
    const factor = Number.isNaN(wide) ? Math.sqrt(large / area) : wide / w
    return solved.table(shown, ({ cells, row }) =>
      tidy(Number(cells[1]) * (row === 3 ? factor * factor : factor)),
    )
  },
})
function tableStart(its: Measures): Text[] {
  const { k, w, level, h } = its
  const { width, area } = scaled(its)
  if (level === 3) {
    return [
      say('factor.divide', { equation: tex(raw`${area} \div ${w * h} = ${fractionTex(squared(k))}`) }),
      say('factor.root', { equation: tex(squareTex(k)), k: tex(fractionTex(k)) }),
    ]
  }
  const square = say('copy.square', { equation: tex(squareTex(k)) })
  return level === 1
    ? [square]
    : [say('table.find', { equation: tex(raw`${width} \div ${w} = ${fractionTex(k)}`) }), square]
}

type Point = [x: number, y: number]
const shapes = ['rectangle', 'triangle', 'slanted', 'ell'] as const

interface Drawing {
  shape: (typeof shapes)[number]
  corner: Point
  w: number
  h: number
  k: Fraction
  level: 1 | 2 | 3
}
const axis = { from: 0, to: 12, step: 1 }
function outline({ shape, w, h }: Drawing): Point[] {
  const half: Point = [w / 2, h / 2]
  return {
    rectangle: (): Point[] => [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    triangle: (): Point[] => [
      [0, 0],
      [w, 0],
      [0, h],
    ],
    slanted: (): Point[] => [
      [0, 0],
      [w, 0],
      [w + h, h],
      [h, h],
    ],
    ell: (): Point[] => [[0, 0], [w, 0], [w, half[1]], half, [half[0], h], [0, h]],
  }[shape]()
}
const areaOf = ({ shape, w, h }: Drawing): number =>
  w * h * { rectangle: 1, triangle: 0.5, slanted: 1, ell: 0.75 }[shape]
const placed = (its: Drawing, across: number, up = across): Point[] =>
  outline(its).map(([x, y]): Point => [tidy(its.corner[0] + x * across), tidy(its.corner[1] + y * up)])
const isOn = (points: readonly Point[]): boolean =>
  points.every((point) => point.every((each) => Number.isInteger(each) && each >= 0 && each <= 12))
const shown = (points: readonly Point[]): string => points.map(([x, y]) => `(${x}, ${y})`).join(', ')

const factorsAt: Record<1 | 2 | 3, readonly Fraction[]> = {
  1: [
    [2, 1],
    [3, 1],
    [1, 2],
    [3, 2],
  ],
  2: [
    [2, 1],
    [3, 1],
    [1, 2],
    [1, 3],
  ],
  3: [
    [2, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
  ],
}
const wrongDrawings = (its: Drawing) => {
  const size = sizeOf(its.k)
  const square = size * size
  return its.level === 1
    ? [
        {
          points: placed(its, 1 / size),
          misconception: 'proportion.wrong-way' as const,
          feedback: say('draw.wrong-way'),
        },
        {
          points: placed(its, size, 1),
          misconception: 'ratio.keeps-one' as const,
          feedback: say('draw.one'),
        },
        {
          points: placed(its, square),
          misconception: 'area.squares-length-factor' as const,
          feedback: say('slip.squares-length'),
        },
      ]
    : [
        {
          points: placed(its, square),
          misconception: 'area.factor-as-scale' as const,
          feedback: say('slip.area-factor'),
        },
        {
          points: placed(its, square, 1),
          misconception: 'ratio.keeps-one' as const,
          feedback: say('draw.one'),
        },
        {
          points: placed(its, 1, square),
          misconception: 'ratio.keeps-one' as const,
          feedback: say('draw.one'),
        },
        {
          points: placed(its, square / 2),
          misconception: 'roots.divides-by-index' as const,
          feedback: say('slip.halves'),
        },
      ]
}
const drawDrawing = (random: Random, level: 1 | 2 | 3): Drawing => ({
  shape: random.pick(shapes),
  corner: [random.integer(0, 4), random.integer(0, 4)],
  w: random.integer(1, 9),
  h: random.integer(1, 9),
  k: random.pick(factorsAt[level]),
  level,
})

/** The scale factor is told (level 1), how many times the area is told (level 2), or the new area is (level 3). */
export const drawCopyOf = defineModel<Drawing>({
  id: 'draw-copy',
  thinking: 'read a figure',
  seconds: 90,
  standards,
  task: ({ shape, level, k }) => `${shape} ${level} ${k[0] > k[1]}`,
  draw: drawDrawing,
  fits: (its) =>
    isOn(placed(its, 1)) &&
    isOn(placed(its, sizeOf(its.k))) &&
    Number.isInteger(areaOf(its)) &&
    Number.isInteger(tidy(areaOf(its) * sizeOf(squared(its.k)))) &&
    wrongDrawings(its).some(({ points }) => isOn(points)),
  minWrongAnswers: 1,
  item(its) {
    const { level, corner, k } = its
    const square = squared(k)
    const points = placed(its, sizeOf(k))
    const area = tidy(areaOf(its) * sizeOf(square))
    const given = placed(its, 1)
    return {
      stem: [
        say('draw.told', { corners: shown(given) }),
        level === 1
          ? say('draw.factor', { k: tex(fractionTex(k)) })
          : level === 2
            ? say('draw.times', { n: tex(fractionTex(square)) })
            : say('draw.area', { area: quantity(area, 'square') }),
        say('draw.asks', { corner: `(${corner.join(', ')})` }),
      ],
      ...arranged.plane(
        {
          x: { ...axis, label: 'x' },
          y: { ...axis, label: 'y' },
          snap: { x: 1, y: 1 },
          given: { polygons: [{ vertices: given.map((at) => ({ at, name: '' })) }] },
        },
        { draws: 'polygon', points },
        wrongDrawings(its).filter((each) => isOn(each.points) && shown(each.points) !== shown(points)),
      ),
      hints: [
        say(`draw.nudge.${level}`),
        say('draw.think'),
        say(level === 1 ? 'draw.hint.lengths' : 'draw.hint.areas'),
      ],
      solution: [
        ...(level === 3
          ? [
              say('draw.ratio', {
                before: quantity(areaOf(its), 'square'),
                equation: tex(raw`${area} \div ${areaOf(its)} = ${fractionTex(lowest(square))}`),
              }),
            ]
          : []),
        ...(level === 1 ? [] : [say('factor.root', { equation: tex(squareTex(k)), k: tex(fractionTex(k)) })]),
        say('draw.sides', { k: tex(fractionTex(k)) }),
        say('draw.so', { corners: shown(points) }),
      ],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'coordinate-plane') throw new TypeError('expects a plane')
    const corners = interaction.given.polygons?.[0]?.vertices.map(({ at }) => at) ?? []
    const [[x, y] = [0, 0]] = corners
    const double = corners.reduce((sum, [ax, ay], at) => {
      const [bx, by] = corners[(at + 1) % corners.length] ?? [0, 0]
      return sum + ax * by - bx * ay
    }, 0)
    const [told] = mathIn(stem).map(valueOfTex)
    const wanted = numbersIn(stem.replaceAll(/\([^)]*\)|⟦[^⟧]*⟧/g, ' '))[0]?.value ?? 0
    const isArea = /area|área/.test(stem)
    const factor = told === undefined ? Math.sqrt((2 * wanted) / double) : isArea ? Math.sqrt(told) : told
    return {
      kind: 'coordinate-plane',
      points: corners.map(([px, py]): Point => [tidy(x + (px - x) * factor), tidy(y + (py - y) * factor)]),
    }
  },
})
