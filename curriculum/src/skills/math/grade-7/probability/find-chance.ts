import { defineModel, typed, typedFraction } from '#form'
import { eventBugs } from '#bugs/chance/chance-bugs.ts'
import { pickBugs } from '#bugs/chance/pick-bugs.ts'
import {
  askText,
  type ChanceEvent,
  chanceTex,
  counted,
  drawGroups,
  eventText,
  one,
  sourceText,
  spinnerFigure,
  things,
} from '#chance/chance.ts'
import { eventShown } from '#chance/chances-shown.ts'
import { picksShown } from '#situations/random-picks/picks-shown.ts'
import {
  asksOf,
  type ListId,
  listIds,
  nameOf,
  type Picks,
  sizesOf,
  toldOf,
  treeOf,
} from '#situations/random-picks/random-picks.ts'
import { say } from './messages.gen.ts'

const label = say('probability')
/** One color (level 1), “not” and “or” (level 2), a spinner with sections of two sizes (level 3). */
export const singleEvent = defineModel<ChanceEvent>({
  id: 'single-event',
  thinking: 'compute',
  seconds: 40,
  standards: ['7.SP.C.7a'],
  bugs: eventBugs,
  task: ({ thing, event, wide }) => `${thing} ${event} ${wide}`,
  draw(random, level) {
    const thing = level === 3 ? 'section' : random.pick(things)
    return {
      thing,
      groups: drawGroups(random, 3, thing === 'section' ? 4 : 9),
      event: level === 1 ? 'one' : random.pick(level === 2 ? ['not', 'or'] : ['one', 'not', 'or']),
      shuffle: random.integer(0, 1e9),
      wide: level === 3 ? random.pick([2, 3]) : 1,
    }
  },
  item(its) {
    const { good, all } = counted(its)
    const of = one(its.thing)
    const event = eventText(its)
    const wide = its.wide > 1 ? 'wide' : 'equal'
    const terms = { all, of, event, times: its.wide }
    return {
      stem: [sourceText(its), askText(its)],
      ...(its.thing === 'section' ? { figure: spinnerFigure(its) } : {}),
      ...typedFraction(its, { label, key: [good, all], rounded: 'counts', bugs: eventBugs }),
      answer: say('tex', { value: chanceTex(good, all) }),
      hints: [say(`single.nudge.${wide}`, terms), say(`single.hint.${wide}`, terms)],
      solution: [
        say(`single.all.${wide}`, terms),
        say('single.good', { good, event }),
        say('so', { value: chanceTex(good, all) }),
      ],
    }
  },
  solve: eventShown,
})

/** All pairs (level 1), one pair or one end of a tree (level 2), twice from the same list (level 3). */
export const compoundEvents = defineModel<Picks>({
  id: 'compound-events',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['7.SP.C.8a', '7.SP.C.8b'],
  bugs: pickBugs,
  task: ({ from, asks }) => `${from.join(' ')} ${asks}`,
  draw(random, level) {
    const [list = 'hero', second = 'place'] = random.sample(listIds, 2)
    const from: [ListId, ListId] = [list, level === 3 ? list : second]
    const asks = { 1: ['count'], 2: ['pair', 'with'], 3: ['once', 'at-least', 'same'] } as const
    const size = sizesOf({ from, asks: 'count', at: [0, 0] })
    return {
      from,
      asks: random.pick<Picks['asks']>(asks[level]),
      at: [random.integer(0, size[0] - 1), random.integer(0, size[1] - 1)],
    }
  },
  fits: (picks) => picks.from[0] !== picks.from[1] || sizesOf(picks)[0] > 2,
  item(picks) {
    const { from, asks, at } = picks
    const [a, b] = sizesOf(picks)
    const good = { count: 1, pair: 1, with: a, once: 2 * (a - 1), 'at-least': 2 * a - 1, same: a }[asks]
    const value = chanceTex(good, a * b)
    const kind = asks === 'count' ? 'count' : from[0] === from[1] ? 'twice' : 'tree'
    const terms = { a, good, less: a - 1, name: nameOf(from[1], at[1]) }
    return {
      stem: [toldOf(picks), asksOf(picks)],
      ...(kind === 'tree' ? { figure: treeOf(picks) } : {}),
      ...(asks === 'count'
        ? typed(picks, { label: say('pairs.label'), key: a * b, bugs: pickBugs })
        : {
            ...typedFraction(picks, { label, key: [good, a * b], rounded: 'counts', bugs: pickBugs }),
            answer: say('tex', { value }),
          }),
      hints: [say(`pairs.nudge.${kind}`), say(`pairs.hint.${kind}`, terms)],
      solution: [
        say('pairs.all', { a, b, all: a * b }),
        ...(asks === 'count'
          ? [say('pairs.each', { a, b })]
          : [say(`pairs.good.${asks}`, terms), say('so', { value })]),
      ],
    }
  },
  solve: picksShown,
})
