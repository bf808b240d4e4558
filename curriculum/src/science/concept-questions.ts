import type { Level } from '@skills-center/contract/ids'
import { choice } from '../build-item.ts'
import type { Figure } from '../item.ts'
import { person } from '../people.ts'
import type { Random } from '../random.ts'
import type { ConceptualModel } from '../skill.ts'
import type { Thinking } from '../thinking.ts'

/** A question about an idea, written by hand. `{name}` in any text stands for one and the same person. */
export interface ConceptQuestion {
  stem: string
  figure?: Figure
  right: string
  /** Whose thinking, what the option says, what we say to it. */
  wrong: readonly (readonly [misconception: string, text: string, feedback: string])[]
  hints: readonly string[]
  solution: readonly string[]
}

/** A model that draws from a bank of such questions, one list for each level. */
export function conceptModel(written: {
  id: string
  thinking: Thinking
  seconds: number
  questions: Record<Level, readonly ConceptQuestion[]>
}): ConceptualModel {
  const { id, thinking, seconds, questions } = written
  return {
    id,
    kind: 'conceptual',
    thinking,
    seconds,
    make(random, level) {
      return ask(random, random.pick(questions[level]))
    },
  }
}

function ask(random: Random, question: ConceptQuestion) {
  const name = person(random)
  const named = (text: string): string => text.replaceAll('{name}', name)
  return {
    stem: named(question.stem),
    ...(question.figure === undefined ? {} : { figure: question.figure }),
    ...choice(random, {
      right: named(question.right),
      wrong: question.wrong.map(([misconception, text, feedback]) => ({
        misconception,
        text: named(text),
        feedback: named(feedback),
      })),
    }),
    hints: question.hints.map(named),
    solution: question.solution.map(named),
  }
}
