import type { SkillId, UserId } from '@skills-center/contract/ids'
import type { Language } from '@skills-center/contract/language'
import type { Response } from '@skills-center/contract/interaction'
import type { Exercise, ExerciseReply } from '@skills-center/contract/skills'
import type { Item } from '@skills-center/curriculum/item'
import { makeItem } from '@skills-center/curriculum/make-item'
import { needsRows } from '@skills-center/curriculum/needs-rows'
import type { Skill } from '@skills-center/curriculum/skill'
import { judgeExercise } from '../platform/judge-exercise.ts'
import { presentItem } from '../platform/present-item.ts'
import { gone, notFound } from '../platform/problems.ts'
import { say } from './messages.gen.ts'

/** What an exercise is made from. */
interface MadeFrom {
  skillId: SkillId
  modelId: string
  level: 1 | 2 | 3
  seed: number
  revision: number
  /** The language in which the question was shown. */
  language: Language
}

export interface ExerciseDeps {
  /** In the reader's language. */
  skill: (id: SkillId) => Skill | undefined
  newSeed: () => number
  /** Seals and opens exercise tokens, each for one reader; never practice tokens. */
  tries: {
    seal: (readerId: UserId, question: MadeFrom) => string
    open: (readerId: UserId, token: string) => MadeFrom | undefined
  }
}

/** How many exercises are given at once, of different kinds if the skill has them. */
const atOnce = 2
const level = 1

/** Exercises beside a lesson. They are graded and forgotten: nothing is stored here, and no student data is read. */
export function createExercises({ skill: skillOf, newSeed, tries }: ExerciseDeps) {
  /** The exercises of a skill; every reader gets different ones each time. */
  function list(readerId: UserId, id: SkillId): Exercise[] {
    const skill = skillOf(id)
    if (skill === undefined) throw notFound(say('no-such-skill'))
    const models = skill.models.filter((model) => !needsRows(makeItem(skill, model, level, 0)))
    const first = newSeed() % models.length
    return Array.from({ length: Math.min(atOnce, models.length) }, (_, index) => {
      const model = models[(first + index) % models.length]
      if (model === undefined) throw new Error(`${id} has no models`)
      const seed = newSeed()
      const { revision, language } = skill
      const question = { skillId: id, modelId: model.id, level, seed, revision, language } as const
      return {
        token: tries.seal(readerId, question),
        item: presentItem(makeItem(skill, model, level, seed)),
      }
    })
  }

  /** The verdict on a response; without a response, the solution. */
  function answer(readerId: UserId, token: string, response: Response | null): ExerciseReply {
    return judgeExercise(itemOf(readerId, token), response)
  }

  function itemOf(readerId: UserId, token: string): Item {
    const question = tries.open(readerId, token)
    const skill = question && skillOf(question.skillId)
    const model = skill?.models.find((candidate) => candidate.id === question?.modelId)
    if (!question || !skill || !model || question.revision !== skill.revision) {
      throw gone(say('question-expired'))
    }
    return makeItem(skill, model, question.level, question.seed, question.language)
  }

  return { list, answer }
}
