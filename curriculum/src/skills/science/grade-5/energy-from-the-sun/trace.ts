import { arranged, defineModel, type Level, numberOf, solved } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import {
  type EnergyThing,
  pathEnds,
  pathsTo,
  pathTo,
  plantOf,
  reached,
  sourceOf,
  theThing,
  thingName,
  twinEnds,
} from '#situations/energy-paths/energy-paths.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** Rows of the table. */
  rows: EnergyThing[]
  /** What is asked about. */
  asked: EnergyThing[]
  shuffle: number
}

export const energyTable = (rows: readonly EnergyThing[]) =>
  tableFigure(
    say('trace.title'),
    [say('trace.thing'), say('trace.from')],
    rows.map((row) => [thingName(row), thingName(sourceOf(row))]),
  )

/** 1: a chain from the Sun in order. 2: how many things energy reaches. 3: the plant that three chains begin with. */
export const traceBack = defineModel<Values>({
  id: 'trace-back',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['5-PS3-1'],
  draw(random, level) {
    const shuffle = random.integer(0, 1e9)
    if (level === 3) {
      const asked: EnergyThing[] = []
      for (const goal of random.shuffle(pathEnds))
        if (asked.length < 3 && asked.every((other) => plantOf(other) !== plantOf(goal))) asked.push(goal)
      const rows = random.shuffle(pathsTo(asked).filter((row) => sourceOf(row) !== 'sun'))
      return { level, rows, asked, shuffle }
    }
    const own: readonly EnergyThing[] = level === 1 ? [random.pick(pathEnds)] : random.pick(twinEnds)
    const others = pathEnds.filter((goal) => own.every((mine) => plantOf(mine) !== plantOf(goal)))
    const main = pathsTo(own)
    const rows = random.shuffle([...main, ...pathTo(random.pick(others)).slice(0, 2)])
    const from = random.pick(main.filter((row) => level === 1 || reached(main, row).length > 1))
    return { level, rows, asked: level === 1 ? [...own] : [from], shuffle }
  },
  fits: ({ level, rows, asked: [goal = 'fox'] }) =>
    level > 1 ||
    pathTo(goal).some((thing, at, all) => at > 0 && rows.indexOf(all[at - 1] ?? thing) > rows.indexOf(thing)),
  item({ level, rows, asked, shuffle }) {
    const [goal = 'fox'] = asked
    const its = { goal: theThing(goal) }
    const figure = energyTable(rows)
    const after = reached(rows, goal)
    if (level === 1) {
      const things = (['sun', ...pathTo(goal)] as const).map((thing, at) => ({
        thing,
        at,
        text: thingName(thing),
      }))
      return {
        stem: [say('trace.scene'), say('trace.ask-order', its)],
        figure,
        ...orderBy(shuffle, {
          things,
          by: ({ at }) => at,
          first: say('trace.first'),
          last: say('trace.last'),
          slips: [
            {
              by: ({ at }) => -at,
              misconception: 'webs.arrows-backward',
              feedback: say('trace.told-backward'),
            },
            {
              by: ({ thing }) => (thing === 'sun' ? -1 : rows.indexOf(thing)),
              misconception: 'order.step-too-early',
              feedback: say('trace.told-rows'),
            },
          ],
        }),
        hints: [say('trace.hint-end', its), say('trace.hint-sun')],
        solution: [
          ...pathTo(goal)
            .flatMap((thing, at, path) => {
              const other = path[at - 1]
              return other === undefined
                ? []
                : [say('trace.so-back', { one: theThing(thing), other: theThing(other) })]
            })
            .toReversed(),
          say('trace.so-plant', { plant: theThing(plantOf(goal)) }),
        ],
      }
    }
    if (level === 2) {
      return {
        stem: [say('trace.scene'), say('trace.ask-count', its)],
        figure,
        ...numberOf({
          label: say('trace.label'),
          value: after.length,
          slips: [
            {
              value: rows.filter((row) => sourceOf(row) === goal).length,
              misconception: 'webs.only-direct',
              feedback: say('trace.told-direct'),
            },
            {
              value: pathTo(goal).length,
              misconception: 'webs.arrows-backward',
              feedback: say('trace.told-before'),
            },
            { value: rows.length, misconception: 'webs.by-habit', feedback: say('trace.told-all') },
          ],
        }),
        hints: [say('trace.hint-next', its), say('trace.hint-on')],
        solution: [say('trace.so-follow', its), say('trace.so-count', { count: after.length })],
      }
    }
    const plants = asked.map(plantOf)
    return {
      stem: [say('trace.scene'), say('trace.ask-plant')],
      figure,
      ...arranged.match(shuffle, {
        pairs: asked.map((thing) => ({
          source: thingName(thing),
          target: thingName(plantOf(thing)),
          slips: plants
            .filter((plant) => plant !== plantOf(thing))
            .map((plant) => ({
              target: thingName(plant),
              misconception: 'webs.by-habit' as const,
              feedback: say('trace.told-plant', { goal: theThing(thing) }),
            })),
        })),
      }),
      hints: [say('trace.hint-row'), say('trace.hint-back')],
      solution: [
        say('trace.so-rows'),
        ...asked.map((thing) =>
          say('trace.so-one', { thing: thingName(thing), plant: theThing(plantOf(thing)) }),
        ),
      ],
    }
  },
  task: ({ level, asked }) => `${level}/${asked.toSorted().slice(0, 2).join()}`,
  solve(shown) {
    const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
    const sources = new Map(rows.map((row) => [String(row[0]), String(row[1])]))
    const back = (name: string): string[] => {
      const source = sources.get(name)
      return source === undefined ? [] : [source, ...back(source)]
    }
    switch (shown.interaction.kind) {
      case 'order':
        return solved.order(shown, (text) => back(text).length)
      case 'number': {
        const asked = shown.stem.toLowerCase()
        const [from = ''] = [...sources.keys()]
          .filter((name) => asked.includes(name.toLowerCase()))
          .toSorted((one, other) => other.length - one.length)
        return solved.number([...sources.keys()].filter((name) => back(name).includes(from)).length)
      }
      default:
        return solved.match(shown, (source, target) => back(source).at(-1) === target)
    }
  },
})
