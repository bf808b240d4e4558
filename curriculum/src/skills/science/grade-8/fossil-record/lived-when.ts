import { defineModel, type ItemTemplate, type Level } from '#form'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  drawFinds,
  drawGroups,
  drawPairs,
  type Find,
  type GroupPair,
} from '#situations/fossil-spans/draw-spans.ts'
import {
  firstOf,
  fitsSpan,
  type GroupId,
  groupInside,
  groupName,
  isAlive,
  lastOf,
  met,
  spansTable,
} from '#situations/fossil-spans/fossil-spans.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  groups: GroupId[]
  pairs: GroupPair[]
  finds: Find[]
  shuffle: number
}

/** From a table of oldest and youngest fossils. 1: order of appearance. 2: who lived at one time. 3: finds that fit. */
export const livedWhen = defineModel<Values>({
  id: 'lived-when',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['MS-LS4-1'],
  task: ({ level, groups, pairs, finds }) =>
    `${level} ${[
      ...(level === 1 ? groups : []),
      ...pairs.map((pair) => pair.toSorted().join('+')),
      ...finds.map(({ id, age }) => `${id} ${fitsSpan(id, age)}`),
    ]
      .toSorted()
      .join(' ')}`,
  draw: (random, level) => ({
    level,
    pairs: [],
    finds: [],
    shuffle: random.integer(0, 1e9),
    ...(level === 1
      ? { groups: drawGroups(random, 5) }
      : level === 2
        ? drawPairs(random)
        : drawFinds(random)),
  }),
  item: (values) =>
    values.level === 1 ? order(values) : values.level === 2 ? together(values) : findsToSort(values),
})

function order({ groups, shuffle }: Values): ItemTemplate {
  return {
    stem: [say('spans.scene'), say('spans.ask-order')],
    figure: spansTable(groups),
    ...orderBy(shuffle, {
      things: groups.map((id) => ({ id, text: groupName(id) })),
      by: ({ id }) => -firstOf(id),
      first: say('spans.first'),
      last: say('spans.last'),
      slips: [
        {
          by: ({ id }) => firstOf(id),
          misconception: 'fossils.misreads-ago',
          feedback: say('spans.turned'),
        },
        { by: ({ id }) => -lastOf(id), misconception: 'fossils.other-row', feedback: say('spans.youngest') },
      ],
    }),
    hints: [say('spans.hint-ago'), say('spans.next-order')],
    solution: [
      say('spans.so-ago'),
      ...groups
        .toSorted((one, other) => firstOf(other) - firstOf(one))
        .map((id) => say('spans.so-first', { group: groupName(id), age: firstOf(id) })),
    ],
  }
}

function together({ groups, pairs, shuffle }: Values): ItemTemplate {
  return {
    stem: [say('spans.scene'), say('spans.ask-together')],
    figure: spansTable(groups),
    ...sortCards({
      shuffle,
      categories: [say('spans.together'), say('spans.apart')],
      cards: pairs.map(([one, other]) => ({
        text: say('spans.pair', { one: groupName(one), other: groupInside(other) }),
        place: met(one, other) ? 0 : 1,
        elsewhere: met(one, other)
          ? { misconception: 'fossils.misreads-ago', feedback: say('spans.did-meet') }
          : { misconception: 'fossils.all-at-once', feedback: say('spans.never-met') },
      })),
      slip: { misconception: 'fossils.misreads-ago', feedback: say('spans.did-meet') },
    }),
    hints: [say('spans.hint-ago'), say('spans.next-together')],
    solution: pairs.map(([one, other]) => {
      const [older, younger] = firstOf(one) >= firstOf(other) ? [one, other] : [other, one]
      const its = { younger: groupName(younger), first: firstOf(younger) }
      if (isAlive(older)) return say('spans.so-alive', { ...its, older: groupInside(older) })
      const both = { ...its, older: groupName(older), last: lastOf(older) }
      return say(met(one, other) ? 'spans.so-together' : 'spans.so-apart', both)
    }),
  }
}

function findsToSort({ groups, finds: found, shuffle }: Values): ItemTemplate {
  return {
    stem: [say('spans.scene'), say('spans.ask-finds')],
    figure: spansTable(groups),
    ...sortCards({
      shuffle,
      categories: [say('spans.fits'), say('spans.changes')],
      cards: found.map(({ id, age }) => ({
        text: say('spans.find', { group: groupName(id), age }),
        place: fitsSpan(id, age) ? 0 : 1,
        elsewhere: fitsSpan(id, age)
          ? { misconception: 'fossils.misreads-ago', feedback: say('spans.inside') }
          : { misconception: 'fossils.all-at-once', feedback: say('spans.outside') },
      })),
      slip: { misconception: 'fossils.misreads-ago', feedback: say('spans.inside') },
    }),
    hints: [say('spans.hint-ago'), say('spans.next-finds')],
    solution: found.map(({ id, age }) => {
      const its = { group: groupName(id), age, first: firstOf(id), last: lastOf(id) }
      if (fitsSpan(id, age)) return say(isAlive(id) ? 'spans.so-fits-alive' : 'spans.so-fits', its)
      return say(age > firstOf(id) ? 'spans.so-older' : 'spans.so-younger', its)
    }),
  }
}
