import { all, built, defineModel, type ItemTemplate, type Text } from '#form'
import { hotSpot } from '#build-placed.ts'
import { type CutKind, drawHistory, type History, layersOf } from '#worlds/strata/strata.ts'
import { notesOf, spotsOf, strataFigure, thingName } from '#worlds/strata/words.ts'
import { say } from './messages.gen.ts'

const stackAsks = ['oldest', 'youngest', 'after', 'before'] as const
const cutAsks = ['older', 'younger'] as const
const dateAsks = ['between', 'older', 'younger'] as const
interface Values {
  level: number
  asks: (typeof stackAsks)[number] | (typeof dateAsks)[number]
  history: History
  /** Of level 1: the place that is asked about. */
  at: number
  /** Millions of years, the older first. */
  dates: [number, number]
}

/** 1: a place in a stack. 2: older or younger than a cut. 3: by the dates of two dikes. */
export const pickLayers = defineModel<Values, Values['asks']>({
  id: 'pick-layers',
  thinking: 'classify',
  seconds: 45,
  standards: ['MS-ESS1-4'],
  task: ({ level, asks, history }) => `${level} ${asks} ${history.groups[0]?.cut?.is ?? ''}`,
  aim: (random, level) => random.pick(level === 1 ? stackAsks : level === 2 ? cutAsks : dateAsks),
  draw(random, level, asks) {
    const some = (least: number, most: number) => ({ layers: random.integer(least, most) })
    const cut: CutKind = level === 3 ? 'dike' : random.pick(['fault', 'dike'])
    const plan = [
      [some(4, 6)],
      [{ ...some(2, 3), cut }, some(1, 3)],
      [{ ...some(1, 2), cut }, { ...some(1, 2), cut }, some(1, 2)],
    ][level - 1]
    const history = drawHistory(random, plan ?? [])
    const young = random.integer(12, 140)
    const dates: [number, number] = [young + random.integer(15, 120), young]
    return { level, asks, history, at: random.integer(1, layersOf(history).length - 2), dates }
  },
  item: (values) => ({
    figure: strataFigure(values.history, false),
    ...(values.level === 1 ? inStack(values) : byCuts(values)),
  }),
})

type Asked = Omit<ItemTemplate, 'figure'>
interface Pick {
  picked: readonly string[]
  misconception: string
  feedback: Text
}

const picks = (history: History, right: readonly string[], wrong: readonly Pick[]) =>
  built((word) =>
    hotSpot({
      spots: spotsOf(history),
      right: [...right],
      wrong: wrong.map((pick) => ({ ...pick, picked: [...pick.picked], feedback: word(pick.feedback) })),
    }),
  )

function inStack({ history, asks, at }: Values): Asked {
  const stack = layersOf(history)
  const top = stack.length - 1
  const [right, mirrored] =
    asks === 'oldest'
      ? [0, top]
      : asks === 'youngest'
        ? [top, 0]
        : asks === 'after'
          ? [at + 1, at - 1]
          : [at - 1, at + 1]
  const id = (place: number): string => stack[place] ?? ''
  const isEnd = asks === 'oldest' || asks === 'youngest'
  const from = { id: id(at) }
  const others = stack.filter((each) => each !== id(right) && each !== id(mirrored))
  const thick = history.events.map((event) => (event.event === 'layer' ? event.thickness : 0))
  const thickest = id(thick.indexOf(Math.max(...thick)))
  return {
    stem: [
      say('pick.scene'),
      isEnd ? say(`pick.ask.${asks}`) : say(asks === 'after' ? 'pick.ask.after' : 'pick.ask.before', from),
    ],
    ...picks(
      history,
      [id(right)],
      [
        { picked: [id(mirrored)], misconception: 'rocks.top-oldest', feedback: say('pick.newspapers') },
        ...others.map((each) =>
          each === thickest && isEnd
            ? {
                picked: [each],
                misconception: 'rocks.thickness-is-time',
                feedback: say('pick.thick', { id: each }),
              }
            : {
                picked: [each],
                misconception: 'rocks.level-counts',
                feedback: say('pick.other', { id: each }),
              },
        ),
      ],
    ),
    hints: [say('pick.hint-settle'), isEnd ? say('pick.hint-first') : say('pick.hint-from', from)],
    solution: [
      say('pick.so-upward', { list: all(stack) }),
      isEnd
        ? say(`pick.so.${asks}`, { id: id(right) })
        : say(asks === 'after' ? 'pick.so.after' : 'pick.so.before', { id: id(right), from: id(at) }),
    ],
  }
}

/** Groups of layers that must be older than the first cut, between two, and younger than the last. */
function byCuts({ level, history, asks, dates }: Values): Asked {
  const groups = history.groups.map(({ layers }) => layers)
  const wanted = asks === 'older' ? 0 : asks === 'between' ? 1 : groups.length - 1
  const right = groups[wanted] ?? []
  const [first, second] = history.groups.flatMap(({ cut }) => (cut === undefined ? [] : [cut]))
  const one = first === undefined ? say('pick.scene') : thingName(first)
  const other = second === undefined ? one : thingName(second)
  const dated = { one, other, old: dates[0], young: dates[1] }
  const count = right.length
  const strays = groups.flatMap((group, at) => (at === wanted ? [] : group))
  return {
    stem: [
      ...notesOf(history).slice(0, 1),
      ...(level === 2
        ? [
            asks === 'older'
              ? say('pick.older-than', { count, cut: one })
              : say('pick.younger-than', { count, cut: one }),
          ]
        : [
            say('pick.dates', dated),
            say(`pick.dated.${asks === 'older' || asks === 'younger' ? asks : 'between'}`, {
              count,
              old: dates[0],
              young: dates[1],
            }),
          ]),
    ],
    ...picks(
      history,
      right,
      groups
        .flatMap((group, at) => (at === wanted ? [] : [group]))
        .flatMap((group) =>
          group.length === count
            ? [
                {
                  picked: group,
                  misconception:
                    level === 3 && asks !== 'between' ? 'fossils.misreads-ago' : 'rocks.cutter-first',
                  feedback: level === 2 ? say('pick.other-side-one', { cut: one }) : say('pick.other-side'),
                },
              ]
            : [],
        )
        .concat(
          strays.flatMap((stray) =>
            right.map((left) => ({
              picked: [...right.filter((id) => id !== left), stray],
              misconception: level === 3 && count === 1 ? 'fossils.misreads-ago' : 'rocks.cutter-first',
              feedback:
                level === 2
                  ? say('pick.stray-one', { id: stray, cut: one })
                  : say('pick.stray', { id: stray }),
            })),
          ),
        ),
    ),
    hints: [say('pick.hint-through'), level === 2 ? say('pick.hint-stop') : say('pick.hint-sort')],
    solution: [
      say('pick.so-through', { cut: one, list: all(groups[0] ?? []) }),
      ...(level === 3 ? [say('pick.so-between', { one, other, list: all(groups[1] ?? []) })] : []),
      say('pick.so-above', { list: all(groups.at(-1) ?? []) }),
      say('pick.so-pick', { list: all(right) }),
    ],
  }
}
