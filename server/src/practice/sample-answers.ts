import { SkillId, type UserId } from '@skills-center/contract/ids'
import type { Response } from '@skills-center/contract/interaction'
import { checkResponse } from '@skills-center/curriculum/check-response'
import type { Item } from '@skills-center/curriculum/item'
import { keyResponse } from '@skills-center/curriculum/key-response'
import { makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import type { NewId, Now } from '../platform/clock.ts'
import type { Queryable } from '../platform/database.ts'
import { Refusal } from '../platform/problems.ts'
import { type SampleVisit, sampleHabits } from './sample-habits.ts'
import { settle, type SettleNeeds } from './settle.ts'
import type { Submission } from './submission.ts'
import { triesAllowed } from './tries.ts'

interface SampleNeeds extends SettleNeeds {
  now: Now
  newId: NewId
  random: () => number
  skill: (id: SkillId) => Skill | undefined
}

const day = 86_400_000

/** What a student writes who goes wrong in a known way; undefined where the item knows none that is told apart. */
function wrongResponse(item: Item): Response | undefined {
  return item.wrongAnswers
    .map((known) => keyResponse(known.key))
    .find((response) => checkResponse(item, response).verdict === 'incorrect')
}

/**
 * Lets made-up students have practiced over the last weeks. Their answers are real answers to real questions and go
 * the way of all answers, so that every screen shows them as it shows others; only the school learns nothing from them.
 */
export function createSampleAnswers(needs: SampleNeeds) {
  const { random, newId } = needs

  function* answersOf(studentId: UserId, visits: readonly SampleVisit[]): Generator<Submission> {
    for (const visit of visits) {
      const skill = needs.skill(SkillId.parse(visit.skill))
      if (skill === undefined) continue
      let at = needs.now().getTime() - visit.daysAgo * day - Math.floor(random() * 6) * 600_000
      for (let asked = 0; asked < visit.questions; asked += 1) {
        const model = skill.models[asked % skill.models.length]
        if (model === undefined) continue
        for (const submission of questionOf(studentId, { skill, model, at }, visit.chance)) {
          at = submission.at.getTime() + 5000
          yield submission
        }
      }
    }
  }

  /** A question with one try or two. */
  function* questionOf(
    studentId: UserId,
    { skill, model, at }: { skill: Skill; model: ItemModel; at: number },
    chance: number,
  ): Generator<Submission> {
    const isRight = random() < chance
    const seed = Math.floor(random() * 2 ** 31)
    const level = 2
    const item = makeItem(skill, model, level, seed)
    const right = keyResponse(item.key)
    const wrong = wrongResponse(item) ?? right
    const question: Submission['question'] = {
      studentId,
      skillId: skill.id,
      modelId: model.id,
      level,
      seed,
      revision: skill.revision,
      purpose: 'practice',
      nonce: newId(),
      issuedAt: Math.floor(at / 1000),
      why: 'A sample answer.',
      swaps: 0,
    }
    const answer = (response: Response, seconds: number): Submission => ({
      question,
      skill,
      model,
      item,
      checked: checkResponse(item, response),
      at: new Date(at + seconds * 1000),
      isSample: true,
      body: {
        response,
        attemptId: newId(),
        activeMilliseconds: 20_000 + Math.floor(random() * 30_000),
        hintsUsed: !isRight && random() < 0.3 ? 1 : 0,
      },
    })
    const first = answer(isRight ? right : wrong, 60)
    yield first
    if (first.checked.verdict === 'correct' || triesAllowed(question, item) === 1) return
    yield answer(random() < chance ? right : wrong, 120)
  }

  /** In the caller’s transaction. Nobody signs in as these students, so nothing that is kept in memory changes. */
  return async (tx: Queryable, studentIds: readonly UserId[]): Promise<void> => {
    const left = studentIds.map((id, at) => answersOf(id, sampleHabits[at % sampleHabits.length] ?? []))
    for (;;) {
      const batch = left.flatMap((answers) => answers.next().value ?? [])
      if (batch.length === 0) return
      const results = await settle(needs, tx, batch)
      for (const result of results) if (result instanceof Refusal) throw result
    }
  }
}
