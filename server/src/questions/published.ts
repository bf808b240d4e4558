import type { UserId } from '@skills-center/contract/ids'
import { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { AuthoredName } from '@skills-center/curriculum/authored/authored-model'
import { createCache } from '../platform/cache.ts'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { selectAssignable, selectAuthors, selectVersion } from './version-queries.ts'

/** How many versions are cached; they never change. */
const maxCached = 500
const cacheSeconds = 3600

/** Published questions, for the features that ask them. */
export function createPublished({ database, now }: { database: Database; now: Now }) {
  const versions = createCache<string, AuthoredQuestion | undefined>({
    now,
    seconds: cacheSeconds,
    max: maxCached,
    async load(key) {
      const [id = '', number] = key.split('/')
      const found = await selectVersion(database, id, Number(number))
      return found && AuthoredQuestion.parse(found.question)
    },
  })
  return {
    /** Undefined if there is no such version. */
    version: ({ questionId, version }: AuthoredName): Promise<AuthoredQuestion | undefined> =>
      versions.get(`${questionId}/${version}`),

    /**
     * The current published version of a question that the teacher wrote or that is shared with them; undefined for
     * drafts and for questions they may not use. Questions already assigned keep their `version`, whatever happens to
     * the question later.
     */
    async assignable(
      teacherId: UserId,
      questionId: string,
    ): Promise<{ version: number; question: AuthoredQuestion } | undefined> {
      const found = await selectAssignable(database, teacherId, questionId)
      return found && { version: found.version, question: AuthoredQuestion.parse(found.question) }
    },

    /** The authors of these questions, including deleted ones. */
    async authorsOf(
      questionIds: readonly string[],
    ): Promise<ReadonlyMap<string, { id: UserId; username: string }>> {
      const rows = questionIds.length === 0 ? [] : await selectAuthors(database, questionIds)
      return new Map(rows.map(({ questionId, ...author }) => [questionId, author]))
    },
  }
}
