import { all, arranged, defineModel, type ItemTemplate, type Level, oneOf, orderOf } from '#form'
import { spotLetter } from '../../../../right-answer.ts'
import {
  type Box,
  boxKinds,
  boxesShown,
  drawBoxes,
  type DrawnBoxes,
  times,
  withCount,
} from '#worlds/molecules/boxes.ts'
import { type Atoms, mixtures, models } from '#worlds/molecules/molecules.ts'
import { say } from './messages.gen.ts'

const written = (atoms: Atoms) => atoms.join('–')

/** Boxes with the letters A, B, C. */
export function boxesOf(boxes: readonly Box[]): NonNullable<ItemTemplate['figure']> {
  return {
    kind: 'particles',
    description: say('drawing.boxes', {
      boxes: all(
        boxes.map((box, at) =>
          say('drawing.box', {
            letter: spotLetter(at),
            molecules: all(
              box.map(([atoms, count]) => say('drawing.some', { count, atoms: written(atoms) })),
            ),
          }),
        ),
      ),
    }),
    boxes: boxes.map((box, at) => ({
      label: spotLetter(at),
      molecules: box.map(([atoms, count]) => ({ atoms: [...atoms], count })),
    })),
  }
}

/** Drawings and formulas (1), with coefficients (2), and elements, compounds, and mixtures (3). */
export const matchDrawings = defineModel<DrawnBoxes>({
  id: 'match-drawings',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['MS-PS1-1'],
  draw: drawBoxes,
  item({ level, boxes, names, other, shuffle }) {
    const nameOf = (name: string) =>
      level === 3 ? say(`drawing.kind.${boxKinds.find((kind) => kind === name) ?? 'both'}`) : name
    const [ask, misconception] =
      level === 3
        ? (['kinds', 'atoms.compound-is-mixture'] as const)
        : (['formulas', 'atoms.subscript-wrong-atom'] as const)
    return {
      stem: [say(`drawing.ask-${ask}`)],
      figure: boxesOf(boxes),
      ...arranged.match(shuffle, {
        pairs: names.map((name, at) => ({
          source: say('drawing.name', { letter: spotLetter(at) }),
          target: nameOf(name),
          slips: [...names, other]
            .filter((each) => each !== name)
            .map((each) => ({
              target: nameOf(each),
              misconception,
              feedback: say(`drawing.told-${ask}`, { letter: spotLetter(at) }),
            })),
        })),
        others: [nameOf(other)],
      }),
      hints: [say(`drawing.hint-${level}`), say(`drawing.next-${ask}`)],
      solution: [
        say(`drawing.so-${ask}`),
        ...names.map((name, at) => say('drawing.so', { letter: spotLetter(at), name: nameOf(name) })),
      ],
    }
  },
  task: ({ level, names }) =>
    `${level}/${level === 3 ? names.toSorted().join() : (names[0]?.replace(/^\d/, '') ?? '')}`,
  solve: boxesShown,
})

interface Modeled {
  level: Level
  place: number
  count: number
  wrong: number
  order: number[]
}

const looksAt = { 1: 'subscript', 2: 'coefficient', 3: 'mixture' } as const

/** Which drawing is a model of a formula: of one molecule (1), of several (2), of two substances side by side (3). */
export const whichModel = defineModel<Modeled>({
  id: 'which-model',
  thinking: 'find the mistake',
  seconds: 40,
  standards: ['MS-PS1-1'],
  draw: (random, level) => ({
    level,
    place: random.integer(0, (level === 3 ? mixtures : models).length - 1),
    count: random.integer(2, 3),
    wrong: random.integer(0, 2),
    order: orderOf(random, 3),
  }),
  item(modeled) {
    const { level, place, order } = modeled
    const { formula, boxes } = level === 3 ? mixed(place) : single(modeled)
    const shown = order.flatMap((at) => boxes[at] ?? [])
    const letter = spotLetter(order.indexOf(0))
    return {
      stem: [say(level === 3 ? 'model.ask-mixture' : 'model.ask', { formula })],
      figure: boxesOf(shown.map(({ box }) => box)),
      ...oneOf(
        order,
        boxes.map(({ misconception, feedback }, at) => ({
          text: say('drawing.name', { letter: spotLetter(order.indexOf(at)) }),
          ...(misconception === undefined ? {} : { misconception, feedback }),
        })),
      ),
      hints: [say(`model.hint-${looksAt[level]}`), say('model.next')],
      solution:
        level === 3
          ? [say('model.so-there', { letter }), say('model.so-mixture')]
          : [say('model.so', { formula, letter }), say('model.so-joined')],
    }
  },
  task: ({ level, place, wrong }) => `${level}/${place}/${level === 2 ? wrong : 0}`,
})

type Choice = {
  box: Box
  misconception?:
    | 'atoms.subscript-wrong-atom'
    | 'atoms.apart-is-molecule'
    | 'reaction.coefficient'
    | 'reaction.molecules-conserved'
  feedback?: ReturnType<typeof say>
}

function single({ level, place, count, wrong }: Modeled): { formula: string; boxes: Choice[] } {
  const its = models[place] ?? models[0]
  if (its === undefined) throw new RangeError('No model')
  const many = level === 1 ? 1 : count
  const miscounted: Choice = {
    box: times([its.miscounted], many),
    misconception: 'atoms.subscript-wrong-atom',
    feedback: say('model.miscounted', { formula: its.formula }),
  }
  const apart: Choice = {
    box: times(its.apart, many),
    misconception: 'atoms.apart-is-molecule',
    feedback: say('model.apart'),
  }
  const few: Choice = {
    box: times([its.right], 1),
    misconception: 'reaction.coefficient',
    feedback: say('model.few', { formula: withCount(many, its.formula) }),
  }
  const others =
    level === 1
      ? [miscounted, apart]
      : [few, miscounted, apart].filter((_each, at) => at !== (wrong === 0 ? 2 : wrong))
  return { formula: withCount(many, its.formula), boxes: [{ box: times([its.right], many) }, ...others] }
}

function mixed(place: number): { formula: string; boxes: Choice[] } {
  const its = mixtures[place] ?? mixtures[0]
  if (its === undefined) throw new RangeError('No mixture')
  return {
    formula: its.formula,
    boxes: [
      {
        box: [
          [its.one, 2],
          [its.other, 1],
        ],
      },
      {
        box: [
          [its.one, 1],
          [its.other, 2],
        ],
        misconception: 'reaction.coefficient',
        feedback: say('model.turned'),
      },
      {
        box: its.same,
        misconception: 'reaction.molecules-conserved',
        feedback: say('model.same-atoms'),
      },
    ],
  }
}
