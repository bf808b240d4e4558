import type { UserId } from '@skills-center/contract/ids'
import { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { AuthoredName } from '@skills-center/curriculum/authored/authored-model'
import { createCache } from '../platform/cache.ts'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { selectPublished, selectVersion } from './version-queries.ts'

/** Versions that are kept at hand; they never change. */
const mostKept = 500
const keptSeconds = 3600

/** Published questions, for those who ask them. */
export function createPublished({ database, now }: { database: Database; now: Now }) {
  const versions = createCache<string, AuthoredQuestion | undefined>({
    now,
    seconds: keptSeconds,
    most: mostKept,
    async load(key) {
      const [id = '', number] = key.split('/')
      const found = await selectVersion(database, id, Number(number))
      return found && AuthoredQuestion.parse(found.question)
    },
  })
  return {
    /** Undefined where there is no such version. */
    version: ({ questionId, version }: AuthoredName): Promise<AuthoredQuestion | undefined> =>
      versions.get(`${questionId}/${version}`),

    /** What is published now of a question that the teacher wrote; undefined for a draft, and for somebody else’s. */
    async ofTeacher(
      teacherId: UserId,
      questionId: string,
    ): Promise<{ version: number; question: AuthoredQuestion } | undefined> {
      const found = await selectPublished(database, teacherId, questionId)
      return found && { version: found.version, question: AuthoredQuestion.parse(found.question) }
    },
  }
}
