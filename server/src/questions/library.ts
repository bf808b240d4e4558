import { Level, SkillId, type UserId } from '@skills-center/contract/ids'
import {
  maxFolders,
  maxShared,
  type QuestionFolder,
  type SharedQuestion,
} from '@skills-center/contract/questions/library'
import {
  FolderId,
  type OwnQuestion,
  type QuestionId,
  type ShareWith,
} from '@skills-center/contract/questions/own'
import { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { NewId, Now } from '../platform/clock.ts'
import { type Database, isUniqueViolation } from '../platform/database.ts'
import { conflict, notFound, preconditionFailed } from '../platform/problems.ts'
import {
  countFolders,
  deleteFolder,
  insertFolder,
  renameFolder,
  selectFolder,
  selectFolders,
  selectShared,
  selectSharedQuestion,
  type SharedRow,
  updateFolderOf,
  updateSharing,
} from './library-queries.ts'
import { say } from './messages.gen.ts'

interface LibraryDeps {
  database: Database
  now: Now
  newId: NewId
  /** Creates a draft that belongs to the teacher. */
  create: (teacherId: UserId, question: AuthoredQuestion) => Promise<OwnQuestion>
  /** Refuses an unverified teacher. */
  requireVerified: (teacherId: UserId) => Promise<void>
}

const noSuchFolder = () => notFound(say('folder.gone'))
const noSuchQuestion = () => notFound(say('question-gone'))
const notShared = () => notFound(say('not-shared'))

export type LibraryFeature = ReturnType<typeof createLibrary>

/** Folders, and shared questions: other teachers can read what is published, and copy it to change it. */
export function createLibrary({ database, now, newId, create, requireVerified }: LibraryDeps) {
  async function shared(teacherId: UserId, id: QuestionId) {
    const row = await selectSharedQuestion(database, teacherId, id)
    if (row === undefined) throw notShared()
    return { ...summary(row), question: AuthoredQuestion.parse(row.question) }
  }

  return {
    folders: (teacherId: UserId): Promise<QuestionFolder[]> => selectFolders(database, teacherId),

    async openFolder(teacherId: UserId, name: string): Promise<QuestionFolder> {
      if ((await countFolders(database, teacherId)) >= maxFolders)
        throw conflict(say('folder.too-many', { most: maxFolders }))
      return named(name, () => insertFolder(database, teacherId, FolderId.parse(newId()), name, now()))
    },

    async rename(
      teacherId: UserId,
      id: FolderId,
      name: string,
      ifMatch: number | null,
    ): Promise<QuestionFolder> {
      const renamed = await named(name, () => renameFolder(database, teacherId, id, name, ifMatch))
      if (renamed !== undefined) return renamed
      const found = await selectFolder(database, teacherId, id)
      if (found === undefined) throw noSuchFolder()
      throw preconditionFailed(say('folder.changed-elsewhere', { name: found.name }))
    },

    async removeFolder(teacherId: UserId, id: FolderId): Promise<void> {
      if (!(await deleteFolder(database, teacherId, id))) throw noSuchFolder()
    },

    async file(teacherId: UserId, id: QuestionId, folderId: FolderId | null): Promise<void> {
      if (!(await updateFolderOf(database, teacherId, id, folderId)))
        throw notFound(say('question-or-folder-gone'))
    },

    async share(teacherId: UserId, id: QuestionId, sharedWith: ShareWith): Promise<void> {
      if (sharedWith === 'school') await requireVerified(teacherId)
      if (!(await updateSharing(database, teacherId, id, sharedWith))) throw noSuchQuestion()
    },

    async listShared(
      teacherId: UserId,
      asked: { search?: string | undefined; skillId?: SkillId | undefined },
    ) {
      const { search, skillId } = asked
      const rows = await selectShared(database, teacherId, { search, skillId }, maxShared + 1)
      return { questions: rows.slice(0, maxShared).map(summary), hasMore: rows.length > maxShared }
    },

    shared,

    copyShared: async (teacherId: UserId, id: QuestionId): Promise<OwnQuestion> =>
      create(teacherId, (await shared(teacherId, id)).question),
  }
}

async function named<Row>(name: string, work: () => Promise<Row>): Promise<Row> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict(say('folder.name-taken', { name }))
    throw error
  }
}

const summary = (row: SharedRow): SharedQuestion => ({
  id: row.id,
  title: row.title,
  skillId: row.skillId === null ? null : SkillId.parse(row.skillId),
  level: Level.parse(row.level),
  kind: row.kind,
  author: row.author,
  sharedWith: row.sharedWith,
  version: row.version,
  publishedAt: row.publishedAt.toISOString(),
})
