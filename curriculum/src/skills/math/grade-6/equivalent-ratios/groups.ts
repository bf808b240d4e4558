import { arranged, byLevel, defineModel, numbersIn, typedRatio } from '#form'
import type { AnsweringTemplate, ItemTemplate } from '#form'
import { changedBugs, countedBugs, pairOf } from '#bugs/two-groups/group-bugs.ts'
import { pictureGraph } from '#figures/picture-graph/picture-graph.ts'
import { simplestRatio } from '#math/fractions.ts'
import { person } from '#people/people.ts'
import { type Changed, drawChange, isClearChange, tellChange } from '#situations/two-groups/changes.ts'
import {
  type Counted,
  type DescribedCards,
  drawCounted,
  drawDescribed,
} from '#situations/two-groups/draw-groups.ts'
import { changedShown, countedShown } from '#situations/two-groups/ratios-shown.ts'
import { statementsOf, statementsShown } from '#situations/two-groups/statements.ts'
import { groupedParts, groups, tell } from '#situations/two-groups/two-groups.ts'
import { describing, readingGraph, toWhole, undoChange } from '#solutions/two-groups/group-ratios.ts'
import { say } from './messages.gen.ts'

/** Pick all true statements: as counted (level 1), in equal groups (level 2), as a part of the whole (level 3). */
export const ratioWords = defineModel<DescribedCards>({
  id: 'ratio-words',
  thinking: 'classify',
  seconds: 50,
  standards: ['6.RP.A.1'],
  task: ({ group, level, also }) => `${group} ${level} ${also.length}`,
  draw: drawDescribed,
  item(described) {
    const { part, rest } = groupedParts(described)
    const { right, also, wrong } = statementsOf(described)
    return {
      stem: [tell.has(described.group, { one: part, other: rest }), say('words.asks')],
      ...arranged.choices(described.shuffle, {
        right: [right, ...also.filter((_, at) => described.also.includes(at))],
        wrong,
        missed: { misconception: 'ratio.one-way-only', feedback: say('words.missed') },
      }),
      ...describing(described),
    }
  },
  solve: statementsShown,
})

const about = { id: 'write-ratio', thinking: 'compute', seconds: 60, standards: ['6.RP.A.1'] } as const

function shownBy(counted: Counted): Omit<ItemTemplate, keyof AnsweringTemplate> {
  const { group, who, each } = counted
  const { part, rest, whole } = groupedParts(counted)
  const ordered = groupedParts({ ...counted, first: 'one' })
  if (each === null) {
    const story = tell.has(group, { one: ordered.part, other: ordered.rest })
    return { stem: [story, say('write.asks.whole', { part, whole })], ...toWhole(counted) }
  }
  return {
    stem: [say('write.counted', { who: person(who) }), say('write.asks.part', { part, rest })],
    figure: pictureGraph(tell.title(group), groups[group].symbol, each, ordered),
    ...readingGraph(counted, each),
  }
}

/** Part to part from a picture graph (level 1), part to whole (level 2). */
const ofCounted = defineModel<Counted>({
  ...about,
  bugs: countedBugs,
  task: ({ group, first }) => `${group} ${first}`,
  draw: drawCounted,
  item(counted) {
    const pair = pairOf(counted)
    return {
      ...typedRatio(counted, {
        label: say(`write.label.${counted.to}`, groupedParts(counted)),
        ...(counted.each === null ? { key: simplestRatio(...pair), form: 'simplest' } : { key: pair }),
        bugs: countedBugs,
      }),
      ...shownBy(counted),
    }
  },
  solve: countedShown,
})

/** Part to part, before or after a change. */
const ofChanged = defineModel<Changed>({
  ...about,
  bugs: changedBugs,
  task: ({ group, asks, came }) => `${group} ${asks} ${came}`,
  draw: drawChange,
  fits: isClearChange,
  item(changed) {
    const { part, rest } = groupedParts(changed)
    return {
      stem: [...tellChange(changed), say(`write.asks.${changed.asks}`, { part, rest })],
      ...typedRatio(changed, {
        label: say('write.label.part', { part, rest }),
        key: simplestRatio(part.q, rest.q),
        form: 'simplest',
        bugs: changedBugs,
      }),
      ...undoChange(changed),
    }
  },
  solve: changedShown,
})

/** From a picture graph (level 1), part to whole (level 2), before or after a change (level 3). */
export const writeRatio = byLevel({ 1: ofCounted, 2: ofCounted, 3: ofChanged }, ({ stem }) =>
  numbersIn(stem).length > 2 ? 3 : 1,
)
