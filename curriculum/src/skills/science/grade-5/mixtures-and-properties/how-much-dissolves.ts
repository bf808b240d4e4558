import { defineModel, type Level, numberOf, slip } from '#form'
import { tableOf } from '#shapes/display/display.ts'
import { type Data, reading, timeAt } from '#worlds/data.ts'
import { dissolving } from '#worlds/dissolving/dissolving.ts'
import { dissolvingWords } from '#worlds/dissolving/words.ts'
import { term } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  series: number
  at: number
  /** How many times 100 mL there is. */
  times: number
  /** Grams beyond what dissolves. */
  extra: number
}

/** How much stays at the bottom (1), dissolves in more water (2), or stays at the bottom of more water (3)? */
export const howMuchDissolves = defineModel<Values>({
  id: 'how-much-dissolves',
  thinking: 'compute',
  seconds: 60,
  calculator: 'basic',
  standards: ['5-PS1-3'],
  draw: (random, level) => ({
    level,
    data: dissolving.draw(random, { kind: 'course', things: 2 }).data,
    series: random.integer(0, 1),
    at: random.integer(0, 2),
    times: level === 1 ? 1 : random.integer(2, 4),
    extra: 5 * random.integer(2, 9),
  }),
  item({ level, data, series, at, times, extra }) {
    const [each, other] = [reading(data, series, at), reading(data, 1 - series, at)]
    const most = each * times
    const solid = term(data.series[series]?.thing ?? '')
    const its = { solid, at: timeAt(data, at), ml: 100 * times, added: most + extra }
    const isMost = level === 2
    const column = isMost ? other * times : most + extra - other * times
    const water = slip(isMost ? each : most + extra - each, 'dissolve.water-amount', say('most.water'))
    const slips = [
      isMost ? water : slip(most, 'dissolve.left-for-dissolved', say('most.dissolved')),
      ...(level === 3 ? [water] : []),
      ...(isMost
        ? [slip(each + times, 'substance.adds-all', say('most.adds'))]
        : [
            slip(0, 'dissolve.all-dissolves', say('most.all')),
            slip(most + extra, 'substance.unseen-is-gone', say('most.nothing')),
          ]),
      ...(column > 0 ? [slip(column, 'reading.wrong-series', say('most.column'))] : []),
    ]
    const sum = level === 1 ? '' : `${each} × ${times} = ${most}`
    return {
      stem: [dissolvingWords.scene(data), say(isMost ? 'most.ask-dissolves' : 'most.ask-left', its)],
      figure: tableOf(dissolvingWords, data),
      ...numberOf({
        label: say(isMost ? 'most.dissolves' : 'most.left'),
        after: 'g',
        value: isMost ? most : extra,
        slips,
      }),
      hints: [say('most.hint-read', its), level === 1 ? say('most.hint-rest') : say('most.hint-water', its)],
      solution: [
        say('most.so-read', { solid, at: its.at, each }),
        ...(level === 1 ? [] : [say('most.so-water', { ml: its.ml, sum })]),
        ...(level === 2 ? [] : [say('most.so-left', { added: its.added, most, extra })]),
      ],
    }
  },
  task: ({ level, data, series }) => `${level}/${data.series[series]?.thing ?? ''}`,
})
