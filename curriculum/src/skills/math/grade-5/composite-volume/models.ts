import { defineModel, numbersIn, plain, solved, tex } from '#form'
import { withCommas } from '#decimals/tens.ts'
import { type AskedFront, frontAnswer, frontBugs, frontFaults } from '#bugs/solids/front-bugs.ts'
import { compositeBugs } from '#bugs/solids/composite-story-bugs.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { fillTable, type FilledCell } from '#shapes/fill-table/fill-table.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import {
  compositeVolume,
  type CompositeStory,
  drawComposite,
  tellComposite,
} from '#situations/composite-boxes/composite-boxes.ts'
import { cubic, volumeOf } from '#solids/boxes.ts'
import {
  drawFront,
  faceArea,
  facesOf,
  type Front,
  frontFigure,
  frontVolume,
  partVolumes,
  signOf,
} from '#solids/fronts.ts'
import { areClear, cross, frontWork, shownFront } from '#solutions/fronts/fronts.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['5.MD.C.5c']
/** All lengths told (level 1), one to be found first (level 2), back to the depth (level 3). */
export const frontView = defineModel<AskedFront>({
  id: 'front-view',
  thinking: 'compute',
  seconds: 75,
  standards: ['5.MD.C.5b', '5.MD.C.5c'],
  bugs: frontBugs,
  task: ({ asks, shape, unit, isRestTold }) => `${asks} ${shape} ${unit} ${isRestTold}`,
  draw: (random, level) => ({
    ...drawFront(random, level === 2 && random.chance(0.4) ? 'notch' : 'step', level !== 2),
    asks: level === 3 ? 'depth' : 'volume',
  }),
  fits: areClear,
  item(its) {
    const { asks, unit, depth, shape } = its
    const volume = cubic(frontVolume(its), unit)
    const face = faceArea(its)
    const way = asks === 'depth' ? 'depth' : shape
    return {
      stem: [
        asks === 'volume'
          ? say('front.asks.volume', { depth: quantity(depth, unit) })
          : say('front.asks.depth', { volume }),
      ],
      figure: frontFigure(its),
      ...typedQuantity<AskedFront>(its, {
        label: say(`front.label.${asks}`),
        right: asks === 'volume' ? volume : quantity(depth, unit),
        bugs: frontBugs,
      }),
      hints: [say(`front.nudge.${way}`), say(`front.hint.${way}`)],
      solution:
        asks === 'volume'
          ? frontWork(its)
          : [
              say('front.face', {
                equation: tex(
                  `${facesOf(its)
                    .map((each) => `${each.width}${cross}${each.height}`)
                    .join(' + ')} = ${face}`,
                ),
              }),
              say('front.divide', {
                equation: tex(withCommas(String.raw`${frontVolume(its)} \div ${face} = ${depth}`)),
              }),
            ],
    }
  },
  solve({ stem, figure, interaction }) {
    const front = shownFront(figure, stem)
    const isVolume = interaction.kind === 'number' && /cubic|cúbic/.test(interaction.after ?? '')
    return solved.number(isVolume ? frontVolume(front) : front.depth / faceArea(front))
  },
})

/** Two parts (level 1), a length to be found (level 2), a box and the part cut out of it (level 3). */
export const partsTable = defineModel<Front>({
  id: 'parts-table',
  thinking: 'read a figure',
  seconds: 90,
  standards,
  task: ({ shape, unit, isRestTold, side }) => `${shape} ${unit} ${isRestTold} ${side}`,
  draw: (random, level) => drawFront(random, level === 3 ? 'notch' : 'step', level === 1),
  fits: areClear,
  item(its) {
    const { shape, depth, unit, width, isRestTold } = its
    const [one, other] = facesOf(its)
    const [first, second] = partVolumes(its)
    const total = frontVolume(its)
    const slipOf = (
      value: number,
      misconception: FilledCell['wrong'][number]['misconception'],
      id: 'face' | 'one' | 'around' | 'overlap',
    ) => ({ value, misconception, feedback: say(`table.slip.${id}`) })
    const cell = (name: FilledCell['name'], value: number, wrong: FilledCell['wrong']): FilledCell => ({
      name,
      value,
      wrong: wrong.filter((each) => each.value !== value),
    })
    const volume = say('table.volume')
    const sign = signOf(its) === 1 ? '+' : '−'
    return {
      stem: [say(`table.shown.${shape}`, { depth: quantity(depth, unit) }), say('table.asks')],
      figure: frontFigure(its),
      ...fillTable({
        columns: [say('table.part'), say('table.length'), say('table.width'), say('table.height'), volume],
        rows: [
          [
            'A',
            String(one.width),
            String(depth),
            String(one.height),
            cell(volume, first, [slipOf(one.width * one.height, 'volume.one-layer', 'face')]),
          ],
          [
            'B',
            isRestTold || shape === 'notch'
              ? String(other.width)
              : cell(say('table.length'), other.width, [slipOf(width, 'volume.gaps', 'overlap')]),
            String(depth),
            String(other.height),
            cell(volume, second, [
              slipOf(other.width * other.height, 'volume.one-layer', 'face'),
              ...(shape === 'step' ? [slipOf(width * depth * other.height, 'volume.gaps', 'overlap')] : []),
            ]),
          ],
          [
            `A ${sign} B`,
            '—',
            '—',
            '—',
            cell(volume, total, [
              slipOf(first, 'volume.one-part', 'one'),
              slipOf(first - signOf(its) * second, 'volume.other-part', 'around'),
            ]),
          ],
        ],
      }),
      hints: [say(`table.nudge.${shape}`), say(`table.hint.${shape}`)],
      solution: frontWork(its),
    }
  },
  solve(shown) {
    const front = shownFront(shown.figure, shown.stem)
    const volumes = partVolumes(front)
    return solved.table(shown, ({ row, column }) =>
      column === 1 ? facesOf(front)[1].width : (volumes[row] ?? frontVolume(front)),
    )
  },
})

/** What is left of a box (level 1), two parts equally wide (level 2), a height from the whole volume (level 3). */
export const story = defineModel<CompositeStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['5.MD.C.5b', '5.MD.C.5c'],
  bugs: compositeBugs,
  task: ({ story: id, asks }) => `${id} ${asks}`,
  draw: (random, level) => drawComposite(random, ({ 1: 'cut', 2: 'joined', 3: 'missing' } as const)[level]),
  // A layer to divide by has two digits at most.
  fits: ({ asks, one, other }) =>
    asks === 'cut'
      ? volumeOf(other) * 2 < volumeOf(one)
      : other.length * other.width <= 99 && one.height < other.height,
  item(its) {
    const { asks, one, other, unit } = its
    const [first, second] = [volumeOf(one), volumeOf(other)]
    const line = ({ length, width, height }: typeof one, value: number) =>
      tex(withCommas(`${[length, width, height].join(cross)} = ${value}`))
    const total = first + second
    return {
      stem: tellComposite(its),
      ...typedQuantity(its, {
        label: say(`story.label.${asks}`),
        right: asks === 'missing' ? quantity(other.height, unit) : cubic(compositeVolume(its), unit),
        bugs: compositeBugs,
      }),
      hints: [say(`story.nudge.${asks}`), say(`story.hint.${asks}`)],
      solution: [
        say(`story.first.${asks}`, { equation: line(one, first) }),
        ...(asks === 'missing'
          ? [
              say('story.rest', { equation: tex(withCommas(`${total} − ${first} = ${second}`)) }),
              say('story.layer', {
                equation: tex(`${other.length}${cross}${other.width} = ${other.length * other.width}`),
              }),
              say('story.height', {
                equation: tex(
                  withCommas(String.raw`${second} \div ${other.length * other.width} = ${other.height}`),
                ),
              }),
            ]
          : [
              say(`story.second.${asks}`, { equation: line(other, second) }),
              say(`story.last.${asks}`, {
                equation: tex(
                  withCommas(`${first} ${asks === 'cut' ? '−' : '+'} ${second} = ${compositeVolume(its)}`),
                ),
              }),
            ]),
      ],
    }
  },
  solve({ stem }) {
    const [a = 1, b = 1, c = 1, d = 1, e = 1, f] = numbersIn(stem).map(({ value }) => value)
    if (f !== undefined) return solved.number(a * b * c - d * e * f)
    // Width, length and height of the first part, then length and height or the whole volume.
    return solved.number(/cubic|cúbic/.test(stem) ? (e / a - b * c) / d : a * (b * c + d * e))
  },
})

const faults = faultsBy<AskedFront, keyof typeof frontFaults>(frontFaults, (id, who) =>
  say(`claim.${id}`, { who }),
)
const asked = (front: Front): AskedFront => ({ ...front, asks: 'volume' })

/** All lengths told (level 1), one to be found (level 2), a notch (level 3). */
export const findMistake = claimModel<AskedFront>({
  seconds: 80,
  standards,
  task: ({ shape, unit, isRestTold }) => `${shape} ${unit} ${isRestTold}`,
  kinds: {
    1: [
      {
        draw: (random) => asked(drawFront(random, 'step', true)),
        faults: faults('overlap', 'one', 'around'),
      },
    ],
    2: [
      {
        draw: (random) => asked(drawFront(random, 'step', false)),
        faults: faults('overlap', 'around', 'face'),
      },
    ],
    3: [
      {
        draw: (random) => asked(drawFront(random, 'notch', true)),
        faults: faults('around', 'one', 'squares'),
      },
    ],
  },
  truth: frontVolume,
  fits: areClear,
  printed: ({ width, height, side, low, depth }) => [width, height, side, low, depth, width - side],
  words: (its, _who, got) => ({
    context: say('front.asks.volume', { depth: quantity(its.depth, its.unit) }),
    figure: frontFigure(its),
    said: say('claim.said', { volume: cubic(Number(got), its.unit) }),
    truth: say('claim.said', { volume: cubic(frontVolume(its), its.unit) }),
    hints: [say(`front.nudge.${its.shape}`), say(`front.hint.${its.shape}`)],
    start: frontWork(its),
  }),
  reads({ stem, figure }) {
    const front = asked(shownFront(figure, stem))
    const [, said = ''] = plain(stem).split('“')
    const by = (id: keyof typeof frontFaults): number => Number(frontFaults[id].answer(front) ?? -1)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth: frontAnswer(front),
      ways: [
        [/twice|dos veces/, by('overlap')],
        [/one part|una parte/, by('one')],
        [/box around|caja completa/, by('around')],
        [/of the front|del frente/, by('face')],
        [/square units|unidades cuadradas/, by('squares')],
      ],
    }
  },
})
