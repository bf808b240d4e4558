import { tex } from '@skills-center/messages/values'
import { startBugs, whenBugs } from '../../bugs/linear-change/change-bugs.ts'
import { workedTex } from '../../equations/exact.ts'
import { typed } from '../../form/answering.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { drawFacts, type Facts, factsIn, pointsOf, tellFacts } from '../../situations/linear-change/facts.ts'
import {
  at,
  lasts,
  shownIn,
  tell,
  time,
  timesOf,
  unitsOf,
} from '../../situations/linear-change/linear-change.ts'
import { moveAlong, slopeSteps } from '../../solutions/slope/slope.ts'
import { say } from './messages.gen.ts'

type Its = Pick<ModelForm<Facts>, 'id' | 'seconds' | 'standards'>

/** From two facts of a story, find the initial value. */
export const askStart = (its: Its): ModelForm<Facts> =>
  defineModel<Facts>({
    ...its,
    thinking: 'use in a story',
    bugs: startBugs,
    task: ({ story }) => story,
    draw: drawFacts,
    fits: (facts) =>
      lasts(facts, [2 * facts.first, facts.second]) && at(facts, 2 * facts.first - facts.second) > 0,
    item(facts) {
      const x = time(facts, facts.first)
      return {
        stem: [...tellFacts(facts), tell.asksStart(facts)],
        ...typed(facts, { label: say('start'), ...shownIn(facts), key: facts.start, bugs: startBugs }),
        hints: [say('nudge', { xs: unitsOf(facts).xs }), say('start-hint', { x })],
        solution: [
          tell.letters(facts),
          ...slopeSteps(pointsOf(facts)),
          say('back', { x }),
          moveAlong(facts.slope, -facts.first, at(facts, facts.first)),
        ],
      }
    },
    solve: ({ stem }) => solved.number(factsIn(stem).start),
  })

/** From two facts of a story, find when a later value is reached. */
export const askWhen = (its: Its): ModelForm<Facts> =>
  defineModel<Facts>({
    ...its,
    thinking: 'use in a story',
    bugs: whenBugs,
    task: ({ story }) => story,
    draw: drawFacts,
    fits: (facts) => lasts(facts, [facts.later]),
    item(facts) {
      const x = time(facts, facts.second)
      const change = at(facts, facts.later) - at(facts, facts.second)
      return {
        stem: [...tellFacts(facts), tell.asksWhen(facts, facts.later)],
        ...typed(facts, { label: say('when'), after: timesOf(facts), key: facts.later, bugs: whenBugs }),
        hints: [say('nudge', { xs: unitsOf(facts).xs }), say('when-hint', { x })],
        solution: [
          tell.letters(facts),
          ...slopeSteps(pointsOf(facts)),
          say('rest', {
            x,
            change,
            work: tex(workedTex(change, 'over', facts.slope)),
            sum: tex(workedTex(facts.second, 'plus', facts.later - facts.second)),
          }),
        ],
      }
    },
    solve({ stem }) {
      const { slope, start, next } = factsIn(stem)
      return solved.number((next - start) / slope)
    },
  })
