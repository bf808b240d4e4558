import { defineModel, typed } from '#form'
import { storyBugs as bugs } from '#bugs/signed/story-bugs.ts'
import {
  askedOf,
  type ChangeStory,
  drawChange,
  isClearChange,
  tellChange,
} from '#situations/signed-changes/signed-changes.ts'
import { changeSteps } from '#solutions/signed-change/signed-change.ts'
import { say } from './messages.gen.ts'

/** One change (level 1), how far apart two values are (level 2), two changes and back to the start (level 3). */
export const story = defineModel<ChangeStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 55,
  standards: ['7.NS.A.1b', '7.NS.A.1c'],
  bugs,
  task: (told) => `${told.story} ${told.asks} ${(told.moves[0] ?? 0) > 0}`,
  draw: (random, level) => drawChange(random, ({ 1: 'change', 2: 'apart', 3: 'back' } as const)[level]),
  fits: isClearChange,
  item(values) {
    const { told, unit, answer } = tellChange(values)
    return {
      stem: [told],
      ...typed(values, { label: say('story.label'), after: unit, key: askedOf(values), bugs }),
      answer,
      ...changeSteps(values),
    }
  },
})
