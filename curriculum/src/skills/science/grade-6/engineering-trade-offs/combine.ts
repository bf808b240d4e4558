import { builtOf, defineModel, type Level, orderOf, rightFirst } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import {
  bestOf,
  drawPartTests,
  nameOf,
  type PartTests,
  ranked,
  tellTests,
  testTable,
} from '#situations/part-tests/part-tests.ts'
import { say } from './messages.gen.ts'

const designs = [0, 1, 2]

/** The best parts of three designs: two tests (1), three tests of different sense (2), and near results by cost (3). */
export const combineParts = defineModel<PartTests>({
  id: 'combine-parts',
  thinking: 'compare',
  seconds: 70,
  standards: ['MS-ETS1-3'],
  task: ({ level, thing }) => `${level} ${thing}`,
  draw: (random, level) => drawPartTests(random, level),
  // The best parts come from more than one design.
  fits: ({ parts }) => new Set(parts.map(bestOf)).size > 1,
  item(tests) {
    const { level, parts } = tests
    return {
      stem: [...tellTests.scene(tests), say('combine.ask'), ...(level === 3 ? [say('combine.rule')] : [])],
      figure: testTable(tests),
      ...builtOf(
        parts.map((tested) => {
          const best = bestOf(tested)
          const [first, second] = ranked(tested)
          const all = [best, ...designs.filter((at) => at !== best)]
          return {
            id: tested.part,
            label: say('combine.label', { part: tellTests.part(tested) }),
            order: designs.map((at) => all.indexOf(at)),
            parts: rightFirst(
              best,
              designs,
              (at) => say('combine.design', { name: nameOf(at) }),
              (at) =>
                tested.isNear && (at === first || at === second)
                  ? { misconception: 'evidence.within-scatter', feedback: say('combine.near') }
                  : {
                      misconception: tested.better === 'less' ? 'design.more-is-better' : 'reading.one-point',
                      feedback: say(`combine.${tested.better}`),
                    },
            ),
          }
        }),
      ),
      hints: [say('combine.hint'), say(level === 3 ? 'combine.next-near' : 'combine.next')],
      solution: parts.map((tested) => {
        const [first = 0, second = 0] = ranked(tested)
        return tested.isNear
          ? tellTests.near(tested, {
              one: nameOf(first),
              other: nameOf(second),
              right: nameOf(bestOf(tested)),
            })
          : tellTests.better(tested)
      }),
    }
  },
})

const settings = {
  windmill: { from: 10, step: 10, top: 90, drop: 16, isMost: true },
  catapult: { from: 20, step: 10, top: 320, drop: 45, isMost: true },
  solar: { from: 0, step: 15, top: 62, drop: 7, isMost: true },
  skirt: { from: 20, step: 10, top: 14, drop: 9, isMost: false },
  glider: { from: 2, step: 2, top: 12, drop: 8, isMost: false },
  straw: { from: 4, step: 2, top: 9, drop: 6, isMost: false },
} as const
type Setting = keyof typeof settings
const count = 6

interface Tries {
  level: Level
  setting: Setting
  results: number[]
  orders: number[][]
}
const best = ({ setting, results }: Tries): number =>
  results.indexOf(settings[setting].isMost ? Math.max(...results) : Math.min(...results))
const at = (setting: Setting, place: number): number =>
  settings[setting].from + place * settings[setting].step
const gaps = { 1: ['range', 'keep'], 2: ['range', 'keep', 'runs'], 3: ['range', 'keep', 'runs'] } as const
const misreads = {
  keep: { one: 'inquiry.changes-two', two: 'inquiry.changes-nothing' },
  runs: { one: 'evidence.one-run', two: 'evidence.picks-best-run' },
} as const

/** Where to test next and how: where more is better (1 and 2), and where less is better (3). */
export const nextTest = defineModel<Tries, Setting>({
  id: 'next-test',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['MS-ETS1-4'],
  task: ({ level, setting, results }) =>
    `${level} ${setting} ${best({ level, setting, results, orders: [] })}`,
  aim: (random, level) =>
    random.pick<Setting>(level === 3 ? ['skirt', 'glider', 'straw'] : ['windmill', 'catapult', 'solar']),
  draw(random, level, setting) {
    const { top, drop, isMost } = settings[setting]
    const peak = random.integer(1, count - 2) + random.pick([-0.3, -0.2, 0.2, 0.3])
    const scatter = Math.max(0, Math.floor(drop / 8))
    return {
      level,
      setting,
      results: Array.from({ length: count }, (_unused, place) => {
        const off = drop * Math.abs(place - peak) ** 1.2 + random.integer(-scatter, scatter)
        return Math.round(isMost ? top - off : top + off)
      }),
      orders: gaps[level].map((gap) => orderOf(random, gap === 'range' ? 4 : 3)),
    }
  },
  fits: (tries) => {
    const place = best(tries)
    const clear = tries.results.every(
      (value, other) => other === place || Math.abs(value - (tries.results[place] ?? 0)) > 1,
    )
    return clear && place > 0 && place < count - 1 && tries.results.every((value) => value > 0)
  },
  item(tries) {
    const { level, setting, results, orders } = tries
    const place = best(tries)
    const range = (middle: number) =>
      say('next.range', { from: at(setting, middle - 1), to: at(setting, middle + 1) })
    const told = { range: range(place), at: at(setting, place), result: results[place] ?? 0 }
    return {
      stem: [say(`next.scene.${setting}`), say('next.ask')],
      figure: tableFigure(
        say('next.title'),
        [say(`next.x.${setting}`), say(`next.y.${setting}`)],
        results.map((value, row) => [at(setting, row), value]),
      ),
      ...builtOf(
        gaps[level].map((gap, index) => ({
          id: gap,
          label: say(`next.label.${gap}`),
          order: orders[index] ?? [],
          parts:
            gap === 'range'
              ? rightFirst(place, [1, 2, 3, 4], range, () =>
                  level === 3
                    ? { misconception: 'design.more-is-better', feedback: say('next.lowest') }
                    : { misconception: 'reading.one-point', feedback: say('next.highest') },
                )
              : [
                  { text: say(`next.${gap}.right`) },
                  ...(['one', 'two'] as const).map((option) => ({
                    text: say(`next.${gap}.${option}`),
                    misconception: misreads[gap][option],
                    feedback: say(`next.${gap}.told-${option}`),
                  })),
                ],
        })),
      ),
      hints: [say('next.hint'), say(level === 3 ? 'next.next-low' : 'next.next-high')],
      solution: [say('next.so-best', told), say('next.so-range', told), say('next.so-keep')],
    }
  },
})
