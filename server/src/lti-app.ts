import type { connectAccounts } from './accounts-app.ts'
import { selectAccount, selectCredentials } from './accounts/queries.ts'
import { usernameKey } from './accounts/username-key.ts'
import type { connectClasses } from './classes-app.ts'
import type { LtiDeps } from './lti/deps.ts'
import { requireTaught } from './classrooms/access.ts'
import { createLti } from './lti/service.ts'
import { changedChannel } from './progress/queries.ts'
import { UserId } from '@skills-center/contract/ids'

type Deps = Omit<
  LtiDeps,
  | 'audit'
  | 'requireDistrictOf'
  | 'findUser'
  | 'user'
  | 'roleOf'
  | 'people'
  | 'gradesOf'
  | 'assignmentOf'
  | 'classes'
  | 'onAnswered'
> & {
  classes: Pick<ReturnType<typeof connectClasses>, 'assignments' | 'classrooms'>
  accounts: Pick<ReturnType<typeof connectAccounts>, 'accounts' | 'audit' | 'people' | 'schoolRecords'>
}

/** The part of `app.ts` about learning management systems. */
export function connectLti({ accounts, classes, ...deps }: Deps) {
  const { database } = deps
  const { courseStudents } = classes.classrooms
  return createLti({
    ...deps,
    audit: accounts.audit,
    people: accounts.people,
    requireDistrictOf: async (userId) =>
      (await accounts.schoolRecords.organization.requireDistrictScope(userId)).districtId,
    findUser: async (username) => (await selectCredentials(database, usernameKey(username)))?.account.id,
    user: (userId) => accounts.accounts.user({ userId }),
    async roleOf(tx, userId) {
      const account = await selectAccount(tx, userId)
      if (account === undefined) throw new Error('an account that was found is gone')
      return account.role
    },
    async assignmentOf(teacherId, id) {
      const { title, points, due_at: dueAt } = await classes.assignments.results.requireOwn(teacherId, id)
      return { title, points, dueAt }
    },
    classes: { ...courseStudents, requireTaught: (teacherId, id) => requireTaught(database, teacherId, id) },
    gradesOf: (id) => classes.assignments.results.grades(id),
    onAnswered: (listener) =>
      database.listen(
        changedChannel,
        (payload) =>
          listener(
            payload
              .split(' ')
              .slice(1)
              .map((id) => UserId.parse(id)),
          ),
        // The regular check finds what was missed.
        () => undefined,
      ),
  })
}
