import { defineModel, numberOf, numbersIn, plain, slip, solved } from '#form'
import { type Counted, countBugs } from '#bugs/solids/count-bugs.ts'
import { person, someone } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { blockFigure, stacksFigure } from '#solids/boxes.ts'
import {
  blockOf,
  cubesIn,
  drawPlan,
  drawStacks,
  hiddenIn,
  layersOf,
  planFigure,
  shownStacks,
  type Stacks,
  stacksIn,
  tallest,
} from '#solids/stacks.ts'
import { say } from './messages.gen.ts'

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

interface Layers extends Counted {
  who: string
  asks: 'solid' | 'plan' | 'missing'
  /** The stack whose height is not told. */
  unknown: [row: number, column: number]
}
const heightOf = ({ stacks, unknown: [row, column] }: Layers): number => stacks[row]?.[column] ?? 0

/** Layers of a drawn solid (level 1), of a building plan (level 2), of a plan with a missing height (level 3). */
export const layerTable = defineModel<Layers>({
  id: 'layer-table',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['5.MD.C.4'],
  task: ({ asks, stacks }) => `${asks} ${stacks.length} ${tallest(stacks)}`,
  draw: (random, level) => ({
    who: someone(random),
    stacks: level === 1 ? drawStacks(random, 3) : drawPlan(random),
    asks: ({ 1: 'solid', 2: 'plan', 3: 'missing' } as const)[level],
    unknown: [random.integer(0, 1), random.integer(0, 2)],
  }),
  fits: (its) => {
    const { stacks } = its
    const others = its.stacks.flat().filter((height) => height === tallest(stacks)).length
    return (
      tallest(stacks) >= 3 &&
      new Set(stacks.flat()).size > 1 &&
      (heightOf(its) < tallest(stacks) || others > 1)
    )
  },
  item(its) {
    const { asks, stacks, unknown } = its
    const isMissing = asks === 'missing'
    const [layers, total, missing] = [layersOf(stacks), cubesIn(stacks), heightOf(its)]
    const cubes = say('layers.cubes')
    const rows = layers.map((value, at) => [
      say('layers.layer', { n: at + 1 }),
      {
        name: cubes,
        value,
        wrong:
          at === 0
            ? [slip(total, 'volume.other-part', say('layers.slip.all'))]
            : [
                slip(stacksIn(stacks), 'volume.one-layer', say('layers.slip.bottom')),
                slip(
                  stacks.flat().filter((height) => height === at + 1).length,
                  'volume.other-part',
                  say('layers.slip.ends'),
                ),
              ],
      },
    ])
    const last = isMissing
      ? [slip(total - missing, 'volume.stops-early', say('layers.slip.known'))]
      : [slip(stacksIn(stacks) * tallest(stacks), 'volume.box-around', say('layers.slip.around'))]
    const extra = [
      say(isMissing ? 'layers.stack' : 'layers.all'),
      { name: cubes, value: isMissing ? missing : total, wrong: last },
    ]
    return {
      stem: [say(`layers.told.${asks}`, { who: person(its.who), total }), say('layers.asks')],
      figure: asks === 'solid' ? stacksFigure(stacks) : planFigure(stacks, isMissing ? unknown : null),
      ...fillTable({
        columns: [say('layers.part'), cubes],
        rows: isMissing ? [extra, ...rows] : [...rows, extra],
      }),
      hints: [say(`layers.nudge.${asks}`), say('layers.hint')],
      solution: [
        ...(isMissing ? [say('layers.rest', { total, known: total - missing, missing })] : []),
        ...layers.map((count, at) => say('layers.step', { n: at + 1, count })),
        say('layers.sum', { sum: layers.join(' + '), total }),
      ],
    }
  },
  solve(shown) {
    const stacks = shownStacks(shown)
    const isMissing = stacks.flat().includes(0)
    const missing = (numbersIn(shown.stem)[0]?.value ?? 0) - cubesIn(stacks)
    const heights = stacks.flat().map((height) => height || missing)
    const counts = [1, 2, 3, 4].map((n) => heights.filter((height) => height >= n).length)
    return solved.table(shown, ({ row, cells }) => {
      const layer = numbersIn(cells[0] ?? '')[0]?.value
      return layer === undefined
        ? isMissing && row === 0
          ? missing
          : sum(heights)
        : (counts[layer - 1] ?? 0)
    })
  },
})

interface Hidden extends Counted {
  who: string
  asks: 'under' | 'block' | 'solid'
}
const hiddenKey = ({ asks, stacks }: Hidden): number =>
  asks === 'under' ? cubesIn(stacks) - stacksIn(stacks) : hiddenIn(stacks)

/** Cubes under other cubes (level 1), hidden cubes of a full block (level 2) and of an irregular solid (level 3). */
export const hiddenCubes = defineModel<Hidden>({
  id: 'hidden-cubes',
  thinking: 'explain',
  seconds: 75,
  standards: ['5.MD.C.3b', '5.MD.C.4'],
  task: ({ asks, stacks }) => `${asks} ${stacks.length} ${stacks[0]?.length ?? 0} ${tallest(stacks)}`,
  draw: (random, level) => ({
    who: someone(random),
    asks: ({ 1: 'under', 2: 'block', 3: 'solid' } as const)[level],
    stacks:
      level === 2
        ? blockOf(random.integer(2, 6), random.integer(2, 5), random.integer(2, 6))
        : drawStacks(random, level === 1 ? 3 : 4),
  }),
  fits: ({ asks, stacks }) =>
    asks === 'block'
      ? cubesIn(stacks) <= 80
      : new Set(stacks.flat()).size > 1 && (asks === 'under' || hiddenIn(stacks) > 1),
  item(its) {
    const { asks, stacks } = its
    const [total, top, hidden, key] = [cubesIn(stacks), stacksIn(stacks), hiddenIn(stacks), hiddenKey(its)]
    const [columns, rows, height] = [stacks[0]?.length ?? 0, stacks.length, tallest(stacks)]
    const seen = total - hidden
    return {
      stem: [say(`hidden.asks.${asks}`, { who: person(its.who) })],
      figure: asks === 'block' ? blockFigure({ length: columns, width: rows, height }) : stacksFigure(stacks),
      ...numberOf({
        label: say('hidden.label'),
        value: key,
        slips: [
          slip(total, 'volume.stops-early', say('hidden.slip.total')),
          ...(asks === 'under'
            ? [slip(top, 'volume.other-part', say('hidden.slip.top'))]
            : [
                slip(seen, 'volume.other-part', say('hidden.slip.seen')),
                slip(total - top, 'volume.hidden-cubes', say('hidden.slip.under')),
              ]),
        ],
      }),
      hints: [say(`hidden.nudge.${asks}`), say(`hidden.hint.${asks}`)],
      solution:
        asks === 'under'
          ? [
              say('hidden.all', { total }),
              say('hidden.top', { top }),
              say('hidden.under', { total, top, key }),
            ]
          : asks === 'block'
            ? [
                say('hidden.peel'),
                say('hidden.inner', { columns: columns - 1, rows: rows - 1, height: height - 1 }),
                say('hidden.count', { key }),
              ]
            : [
                say('hidden.all', { total }),
                say('hidden.seen', { seen }),
                say('hidden.left', { total, seen, key }),
              ],
    }
  },
  solve(shown) {
    const stacks = shownStacks(shown)
    if (/on top|encima/.test(shown.stem)) return solved.number(sum(stacks.flat().map((height) => height - 1)))
    // Each cube on its own: does it show on top, in front, or on the right?
    const isThere = (x: number, y: number, z: number): boolean => (stacks[y]?.[x] ?? 0) > z
    const hidden = stacks.flatMap((row, y) =>
      row.flatMap((height, x) =>
        Array.from(
          { length: height },
          (_, z) => isThere(x, y, z + 1) && isThere(x + 1, y, z) && isThere(x, y + 1, z),
        ),
      ),
    )
    return solved.number(hidden.filter(Boolean).length)
  },
})

const ways = {
  faces: /squares|cuadrados/,
  hidden: /left out|no contó/,
  footprint: /one layer|una capa/,
  around: /full block|bloque completo/,
  row: /front row|fila de adelante/,
} as const
const kindOf = (stacks: Stacks): 'block' | 'solid' => (new Set(stacks.flat()).size === 1 ? 'block' : 'solid')

interface Claimed extends Counted {
  /** Whether a building plan is shown in place of the solid; the bugs do not ask. */
  isPlan?: boolean
}
const faults = faultsBy<Claimed, keyof typeof countBugs>(countBugs, (id, who) => say(`claim.${id}`, { who }))

/** A full block (level 1), a solid with stacks of several heights (level 2), a building plan (level 3). */
export const findMistake = claimModel<Claimed>({
  seconds: 60,
  standards: ['5.MD.C.3b', '5.MD.C.4'],
  task: ({ stacks, isPlan }) => `${isPlan} ${stacks.length} ${stacks[0]?.length ?? 0}`,
  kinds: {
    1: [
      {
        draw: (random) => ({
          isPlan: false,
          stacks: blockOf(random.integer(3, 5), random.integer(2, 4), random.integer(2, 4)),
        }),
        faults: faults('faces', 'hidden', 'footprint'),
      },
    ],
    2: [
      {
        draw: (random) => ({ isPlan: false, stacks: drawStacks(random, random.integer(3, 4)) }),
        faults: faults('faces', 'hidden', 'around'),
      },
    ],
    3: [
      {
        draw: (random) => ({ isPlan: true, stacks: drawPlan(random) }),
        faults: faults('footprint', 'around', 'row'),
      },
    ],
  },
  truth: ({ stacks }) => cubesIn(stacks),
  fits: ({ stacks, isPlan }) => tallest(stacks) > 1 && (!isPlan || kindOf(stacks) === 'solid'),
  printed: ({ stacks, isPlan }) => (isPlan ? stacks.flat() : []),
  words: ({ stacks, isPlan }, _who, got) => {
    const total = cubesIn(stacks)
    const layers = layersOf(stacks)
    const [columns = 0] = stacks.map(({ length }) => length)
    const block = { length: columns, width: stacks.length, height: tallest(stacks) }
    return {
      context: say(isPlan ? 'claim.plan' : 'claim.solid'),
      figure: isPlan
        ? planFigure(stacks)
        : kindOf(stacks) === 'block'
          ? blockFigure(block)
          : stacksFigure(stacks),
      said: say('claim.said', { total: Number(got) }),
      truth: say('claim.said', { total }),
      hints: [say(isPlan ? 'claim.nudge.plan' : 'claim.nudge.solid'), say('claim.hint')],
      start: [say('claim.layers'), say('layers.sum', { sum: layers.join(' + '), total })],
    }
  },
  reads(shown) {
    const stacks = shownStacks(shown)
    const [, said = ''] = plain(shown.stem).split('“')
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: sum(stacks.flat()),
      ways: (['faces', 'hidden', 'footprint', 'around', 'row'] as const).map((id) => [
        ways[id],
        Number(countBugs[id].answer({ stacks }) ?? -1),
      ]),
    }
  },
})
