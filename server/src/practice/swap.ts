import type { Question } from '@skills-center/contract/practice'
import type { Item } from '@skills-center/curriculum/item'
import { fingerprint, makeItem } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { predict } from '@skills-center/learner/predict'
import { oddsInWords } from '@skills-center/learner/reason'
import { conflict } from '../platform/problems.ts'
import type { DeferralNeeds } from './deferrals.ts'
import type { DerivedSecrets } from './derived-secrets.ts'
import { know, type KnowingNeeds } from './knowing.ts'
import { learnerCatalog, learnerItem } from './learner-catalog.ts'
import { showQuestion } from './next-question.ts'
import { insertSwapped } from './open-question-queries.ts'
import { requireOpen } from './open-questions.ts'
import { selectTries } from './queries.ts'
import { type IssuedQuestion, swapsLeft } from './question-token.ts'

type SwapNeeds = KnowingNeeds & Pick<DeferralNeeds, 'lock'>

interface Other {
  model: ItemModel
  seed: number
  item: Item
}

/** Seeds that are tried in one model before the next one's turn. */
const mostThrows = 24

/**
 * “Another question like this”: the same skill and level, another item. It counts for nothing, and closes the first
 * one to answers. The other question follows from the first one's nonce, by a key of ours, so that asking again brings
 * the same one: from a question that was issued nobody comes further than two others (docs/decisions/0002).
 */
export function createSwaps(needs: SwapNeeds) {
  /** Closes the question that is exchanged; one that was exchanged already may be asked for again. */
  async function close(question: IssuedQuestion, item: Item): Promise<void> {
    const now = needs.now()
    await needs.database.transaction(async (tx) => {
      await needs.lock(tx, question.studentId, now)
      const tries = await selectTries(tx, [question])
      if (tries.length > 0) throw conflict('You have tried this question already, so it stays.')
      await requireOpen(tx, question, item, { tries, unless: 'swap' })
      await insertSwapped(tx, question, now)
    })
  }

  return async (question: IssuedQuestion, skill: Skill, item: Item): Promise<Question> => {
    if (swapsLeft(question) === 0) {
      throw conflict('This question stays: it cannot be exchanged for another one.')
    }
    const { learner, school, beliefs } = await know(needs, question.studentId)
    const state = learner.rows.get(skill.id)
    const recent = state?.recent_items ?? []
    const { model, seed, item: other } = another(needs.tokens, question, skill, fingerprint(item), recent)
    const asked = learnerItem(skill.id, model.id, question.level)
    const { chance } = predict(learnerCatalog, school, learner.student, state?.state, beliefs, asked)
    await close(question, item)
    const issued: IssuedQuestion = {
      ...question,
      modelId: model.id,
      seed,
      nonce: needs.tokens.uuidFrom(`swap/${question.nonce}`),
      why: `You asked for another question like the one before. ${oddsInWords(chance)}`,
      swaps: question.swaps + 1,
    }
    return showQuestion(needs.tokens, issued, other)
  }
}

/** An item of the same level that the student has not met lately: by any model of the skill, as the nonce has it. */
function another(
  secrets: DerivedSecrets,
  question: IssuedQuestion,
  skill: Skill,
  current: number,
  recent: readonly number[],
): Other {
  let met: Other | undefined
  for (const candidate of others(secrets, question, skill)) {
    const seen = fingerprint(candidate.item)
    if (seen === current) continue
    if (!recent.includes(seen)) return candidate
    met ??= candidate
  }
  // All of a small bank was met lately: an old one comes again, only not the very one on screen.
  if (met === undefined) throw conflict('There is no other question like this one.')
  return met
}

function* others(
  { bytesFrom }: DerivedSecrets,
  { nonce, level }: IssuedQuestion,
  skill: Skill,
): Generator<Other> {
  /** 0 to 2³¹ − 1. */
  const numberFrom = (what: string) => bytesFrom(`swap/${nonce}/${what}`).readUInt32BE() >>> 1
  const turn = numberFrom('model') % skill.models.length
  for (const model of [...skill.models.slice(turn), ...skill.models.slice(0, turn)]) {
    for (let thrown = 0; thrown < mostThrows; thrown += 1) {
      const seed = numberFrom(`${model.id}/${thrown}`)
      yield { model, seed, item: makeItem(skill, model, level, seed) }
    }
  }
}
