import type { Question } from '@skills-center/contract/practice'
import { fingerprint, type Made, makeWithoutWords, writeWords } from '@skills-center/curriculum/make-item'
import type { ItemModel, Skill } from '@skills-center/curriculum/skill'
import { predict } from '@skills-center/learner/predict'
import { formatMessage } from '../../platform/format-message.ts'
import { conflict } from '../../platform/problems.ts'
import type { DeferralDeps } from '../plan/deferrals.ts'
import type { DerivedSecrets } from './derived-secrets.ts'
import { loadSnapshot, type SnapshotDeps } from '../learner/learner-snapshot.ts'
import { learnerCatalog, learnerItem } from '../learner/learner-catalog.ts'
import { showQuestion } from './next-question.ts'
import { exchangeOnScreen } from './on-screen-queries.ts'
import { insertSwapped } from './open-question-queries.ts'
import { requireOpen } from './open-questions.ts'
import { selectTries } from '../queries.ts'
import { toRecentlyAsked } from './recently-asked.ts'
import { formatOdds } from './reasons.ts'
import { type IssuedQuestion, swapsLeft } from './question-token.ts'
import { say } from '../messages.gen.ts'

type SwapDeps = SnapshotDeps & Pick<DeferralDeps, 'lock'>

interface Other {
  model: ItemModel
  seed: number
  made: Omit<Made, 'item'>
}

/** How many seeds are tried in one model before the next model. */
const maxThrows = 24

/**
 * "Another question like this": another item of the same skill and level. A swap counts for nothing, and closes the
 * first question to answers. The other question is derived from the first one's nonce with a secret key, so repeating
 * the request gives the same one. From one issued question, a student can reach at most two others
 * (docs/decisions/0002).
 */
export function createSwaps(deps: SwapDeps) {
  /** Closes the swapped question. The request may be repeated. */
  async function close(question: IssuedQuestion, { item }: Made): Promise<void> {
    const now = deps.now()
    await deps.database.transaction(async (tx) => {
      await deps.lock(tx, question.studentId, now)
      const tries = await selectTries(tx, [question])
      if (tries.length > 0) throw conflict(say('tried-question-stays'))
      await requireOpen(tx, question, item, { tries, unless: 'swap' })
      await insertSwapped(tx, question, now)
    })
  }

  return async (question: IssuedQuestion, skill: Skill, current: Made): Promise<Question> => {
    if (swapsLeft(question) === 0) {
      throw conflict(say('question-stays'))
    }
    const { learner, population, beliefs } = await loadSnapshot(deps, question.studentId)
    const state = learner.rows.get(skill.id)
    const recent = toRecentlyAsked(state).items
    const { model, seed, made } = another(deps.tokens, question, skill, fingerprint(current.template), recent)
    const asked = learnerItem(skill.id, model.id, question.level)
    const { chance } = predict(learnerCatalog, population, learner.student, state?.state, beliefs, asked)
    await close(question, current)
    const issued: IssuedQuestion = {
      ...question,
      modelId: model.id,
      seed,
      nonce: deps.tokens.uuidFrom(`swap/${question.nonce}`),
      why: `${formatMessage(say('reason-swapped'))} ${formatOdds(chance)}`,
      swaps: question.swaps + 1,
    }
    const other = showQuestion(deps.tokens, issued, writeWords(made, skill.language).item)
    await exchangeOnScreen(deps.database, question, { nonce: issued.nonce, token: other.token })
    return other
  }
}

/**
 * An item of the same level that the student has not met recently. The nonce determines the order of models and seeds.
 */
function another(
  secrets: DerivedSecrets,
  question: IssuedQuestion,
  skill: Skill,
  current: number,
  recent: readonly number[],
): Other {
  let met: Other | undefined
  for (const candidate of others(secrets, question, skill)) {
    const seen = fingerprint(candidate.made.template)
    if (seen === current) continue
    if (!recent.includes(seen)) return candidate
    met ??= candidate
  }
  // If the student has met everything in a small bank, an old item is used again, but never the one on screen.
  if (met === undefined) throw conflict(say('no-other-question'))
  return met
}

function* others(
  { bytesFrom }: DerivedSecrets,
  { nonce, level }: IssuedQuestion,
  skill: Skill,
): Generator<Other> {
  /** From 0 to 2³¹ − 1. */
  const numberFrom = (what: string) => bytesFrom(`swap/${nonce}/${what}`).readUInt32BE() >>> 1
  const turn = numberFrom('model') % skill.models.length
  for (const model of [...skill.models.slice(turn), ...skill.models.slice(0, turn)]) {
    for (let thrown = 0; thrown < maxThrows; thrown += 1) {
      const seed = numberFrom(`${model.id}/${thrown}`)
      yield { model, seed, made: makeWithoutWords(skill, model, level, seed) }
    }
  }
}
