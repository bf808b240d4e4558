import { Level, SkillId, type UserId } from '@skills-center/contract/ids'
import { maxQuestions, type QuestionSummary } from '@skills-center/contract/questions'
import { type FolderId, type OwnQuestion, QuestionId } from '@skills-center/contract/questions/own'
import { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { formatMessage } from '../platform/format-message.ts'
import { badRequest, conflict, notFound, preconditionFailed } from '../platform/problems.ts'
import { createImages } from './images.ts'
import { createLibrary } from './library.ts'
import { updateFolderOf } from './library-queries.ts'
import { createPreview, type PreviewDeps } from './preview.ts'
import { createTransfer } from './transfer/transfer.ts'
import { createUsage } from './usage.ts'
import {
  countQuestions,
  deleteQuestionRow,
  insertQuestion,
  insertVersion,
  lockQuestion,
  type QuestionRow,
  selectQuestion,
  selectSummaries,
  selectVersion,
  type SummaryRow,
  updateQuestion,
} from './queries.ts'
import { say } from './messages.gen.ts'

interface QuestionsDeps extends PreviewDeps {
  database: Database
  now: Now
  newId: NewId
  /** Refuses an unverified teacher. */
  requireVerified: (teacherId: UserId) => Promise<void>
}

const noSuchQuestion = () => notFound(say('question-gone'))
const savedElsewhere = () => conflict(say('changed-elsewhere'))

export type QuestionsFeature = ReturnType<typeof createQuestions>

/** Questions that teachers write. Each belongs to its author; others can read it once it is published and shared. */
export function createQuestions({ database, now, newId, skill, requireVerified }: QuestionsDeps) {
  const { findings, preview, judge } = createPreview({ skill })
  const images = createImages({ database, now, newId })

  async function requireOwn(teacherId: UserId, id: QuestionId): Promise<QuestionRow> {
    const row = await selectQuestion(database, teacherId, id)
    if (row === undefined) throw noSuchQuestion()
    return row
  }

  async function create(teacherId: UserId, question: AuthoredQuestion): Promise<OwnQuestion> {
    if ((await countQuestions(database, teacherId)) >= maxQuestions)
      throw conflict(say('too-many-questions', { most: maxQuestions }))
    return own(await insertQuestion(database, teacherId, QuestionId.parse(newId()), question, now()))
  }

  const createAll = (
    teacherId: UserId,
    questions: readonly AuthoredQuestion[],
    folderId: FolderId | null,
  ): Promise<void> =>
    database.transaction((tx) => insertAll(tx, { now, newId }, { teacherId, questions, folderId }))
  const one = async (teacherId: UserId, id: QuestionId): Promise<OwnQuestion> =>
    own(await requireOwn(teacherId, id))
  /**
   * A version as it was published, even if its author has deleted the question; undefined if there is none. Its
   * variants are `makeAuthored(question, \`${id}/${version}\`, seed)`; attempts refer to it by its `authoredModelId`.
   */
  const publishedQuestion = (id: QuestionId, version: number) => readVersion(database, id, version)
  const transfer = createTransfer({ one, createAll, image: images.image, keepImage: images.keep })

  return {
    preview,
    judge,
    create,
    images,
    transfer,
    ...createUsage({ database, one, publishedQuestion }),
    library: createLibrary({ database, now, newId, create, requireVerified }),

    publishedQuestion,

    list: async (teacherId: UserId): Promise<QuestionSummary[]> =>
      (await selectSummaries(database, teacherId)).map(summary),

    one,

    async save(
      teacherId: UserId,
      id: QuestionId,
      {
        revision,
        question,
        ifMatch,
      }: { revision: number; question: AuthoredQuestion; ifMatch: number | null },
    ): Promise<OwnQuestion> {
      const isSame = ifMatch === null || ifMatch === revision
      const row = isSame && (await updateQuestion(database, teacherId, id, revision, question, now()))
      if (row) return own(row)
      await requireOwn(teacherId, id)
      throw ifMatch === null ? savedElsewhere() : preconditionFailed(say('changed-elsewhere'))
    },

    /** Publishes exactly the revision that its author saw, and only if there are no problems. */
    publish: (teacherId: UserId, id: QuestionId, revision: number): Promise<OwnQuestion> =>
      database.transaction(async (tx) => {
        const row = await lockQuestion(tx, teacherId, id)
        if (row === undefined) throw noSuchQuestion()
        if (row.revision !== revision) throw savedElsewhere()
        if (row.publishedRevision === row.revision) return own(row)
        const question = AuthoredQuestion.parse(row.question)
        const problems = findings(question).filter(({ weight }) => weight === 'must')
        if (problems.length > 0)
          throw badRequest(
            say('not-publishable'),
            problems.map(({ field, message }) => ({ field, message })),
          )
        await images.publish(tx, teacherId, question)
        return own(await insertVersion(tx, teacherId, id, (row.version ?? 0) + 1, question, now()))
      }),

    async duplicate(teacherId: UserId, id: QuestionId): Promise<OwnQuestion> {
      const question = AuthoredQuestion.parse((await requireOwn(teacherId, id)).question)
      const title = formatMessage(say('copy-title', { title: question.title.slice(0, 110) })).trim()
      return create(teacherId, { ...question, title })
    },

    async remove(teacherId: UserId, id: QuestionId): Promise<void> {
      if (!(await deleteQuestionRow(database, teacherId, id, now()))) throw noSuchQuestion()
    },
  }
}

/** Inserts drafts of all these questions, or of none. */
async function insertAll(
  tx: Queryable,
  { now, newId }: Pick<QuestionsDeps, 'now' | 'newId'>,
  {
    teacherId,
    questions,
    folderId,
  }: { teacherId: UserId; questions: readonly AuthoredQuestion[]; folderId: FolderId | null },
): Promise<void> {
  if ((await countQuestions(tx, teacherId)) + questions.length > maxQuestions)
    throw conflict(say('no-room-for-questions', { most: maxQuestions }))
  for (const question of questions) {
    const { id } = await insertQuestion(tx, teacherId, QuestionId.parse(newId()), question, now())
    if (folderId !== null && !(await updateFolderOf(tx, teacherId, id, folderId)))
      throw notFound(say('folder.gone'))
  }
}

async function readVersion(
  database: Database,
  id: QuestionId,
  version: number,
): Promise<AuthoredQuestion | undefined> {
  const row = await selectVersion(database, id, version)
  return row && AuthoredQuestion.parse(row.question)
}

const versionOf = ({ id, revision, version, publishedRevision, updatedAt }: QuestionRow | SummaryRow) => ({
  id,
  revision,
  version,
  hasChanges: publishedRevision !== revision,
  updatedAt: updatedAt.toISOString(),
})

const own = (row: QuestionRow): OwnQuestion => ({
  ...versionOf(row),
  question: AuthoredQuestion.parse(row.question),
})

const summary = (row: SummaryRow): QuestionSummary => ({
  ...versionOf(row),
  title: row.title,
  skillId: row.skillId === null ? null : SkillId.parse(row.skillId),
  level: Level.parse(row.level),
  kind: row.kind,
  folderId: row.folderId,
  sharedWith: row.sharedWith,
})
