import { UserId } from '@skills-center/contract/ids'
import { isUniqueViolation } from '../../platform/database.ts'
import type { District, RostersDeps } from '../deps.ts'
import { inviteTeacherMail } from '../mails.ts'
import {
  markLeft,
  type PeopleBatch,
  type PersonToApply,
  selectLeaving,
  selectMatchingAccounts,
  selectPeopleToApply,
  upsertRosterPeople,
} from './people-queries.ts'

type PersonWithAccount = PersonToApply & { userId: UserId }
type NewPerson = PersonWithAccount & { username: string }

export interface ApplyPeople extends PeopleBatch {
  readonly district: District
  readonly isBulk: boolean
  readonly invitesTeachers: boolean
  /** Called after each batch, with the last line. */
  readonly onBatch: (line: number) => Promise<void>
}

const tries = 3

/** Assigns usernames: the roster's own where they are free, and otherwise made from the name. */
async function giveUsernames(
  { accounts, classes, newId }: RostersDeps,
  people: readonly PersonToApply[],
): Promise<NewPerson[]> {
  const key = accounts.usernameKey
  const taken = new Set<string>()
  const wanted = people.flatMap(({ username }) => (username === null ? [] : [key(username)]))
  for (const owned of await accounts.takenKeys(wanted)) taken.add(owned)
  const claim = (username: string): string => {
    taken.add(key(username))
    return username
  }
  const make = (person: PersonToApply) =>
    claim(classes.makeUsername(person, (candidate) => taken.has(key(candidate))))
  const given = people.map((person) => ({
    ...person,
    userId: UserId.parse(newId()),
    username:
      person.username !== null && !taken.has(key(person.username)) ? claim(person.username) : make(person),
  }))
  for (;;) {
    const owned = new Set(await accounts.takenKeys(given.map(({ username }) => key(username))))
    if (owned.size === 0) return given
    for (const person of given) if (owned.has(key(person.username))) person.username = make(person)
  }
}

async function applyBatch(
  deps: RostersDeps,
  { district, invitesTeachers }: ApplyPeople,
  people: readonly PersonToApply[],
): Promise<void> {
  const { database, accounts, places, classes } = deps
  const unknown = people.filter(({ userId }) => userId === null)
  const matches = new Map(
    unknown.length === 0
      ? []
      : (await selectMatchingAccounts(database, district.id, unknown)).map(({ sourcedId, userId }) => [
          sourcedId,
          userId,
        ]),
  )
  const made = await giveUsernames(
    deps,
    unknown.filter(({ sourcedId }) => !matches.has(sourcedId)),
  )
  const existing: PersonWithAccount[] = people.flatMap((person) => {
    const userId = person.userId ?? matches.get(person.sourcedId)
    // The role of an account never changes.
    return userId === undefined ? [] : [{ ...person, userId, role: person.storedRole ?? person.role }]
  })
  await database.transaction(async (tx) => {
    await accounts.insert(
      tx,
      made.map(({ userId: id, ...person }) => ({ ...person, id })),
    )
    await classes.addStudents(
      tx,
      made.flatMap(({ userId, role }) => (role === 'student' ? [userId] : [])),
    )
    await accounts.update(
      tx,
      existing.map(({ userId: id, firstName, lastName, gradeLevel }) => ({
        id,
        firstName,
        lastName,
        gradeLevel,
      })),
    )
    const all = [...made, ...existing]
    await upsertRosterPeople(tx, district.id, all)
    await places.setMembers(
      tx,
      all.flatMap(({ userId, role, schoolIds, email }) =>
        role === 'teacher' ? [{ teacherId: userId, schoolIds, email }] : [],
      ),
    )
    await places.reactivate(
      tx,
      existing.flatMap(({ hasLeft, userId }) => (hasLeft ? [userId] : [])),
    )
    if (invitesTeachers) await invite(deps, district, made, tx)
  })
}

async function invite(
  { post, appName, siteAddress, mailLanguage }: RostersDeps,
  district: District,
  made: readonly NewPerson[],
  tx: Parameters<RostersDeps['post']['send']>[1],
): Promise<void> {
  const language = mailLanguage(null, null)
  for (const { role, email, username } of made) {
    if (role === 'teacher' && email !== null)
      await post.send(
        {
          to: email,
          ...inviteTeacherMail(language, appName, { district: district.name, username, siteAddress }),
        },
        tx,
      )
  }
}

/** Creates and changes accounts, some hundreds in each transaction. */
export async function applyPeople(deps: RostersDeps, asked: ApplyPeople): Promise<void> {
  let line = 0
  for (;;) {
    const people = await selectPeopleToApply(deps.database, asked, line)
    const last = people.at(-1)
    if (last === undefined) return
    for (let turn = 1; ; turn += 1) {
      try {
        await applyBatch(deps, asked, people)
        break
      } catch (error) {
        // Someone signed up with one of the usernames meanwhile.
        if (!isUniqueViolation(error) || turn === tries) throw error
      }
    }
    line = last.line
    await asked.onBatch(line)
  }
}

/** Deactivates the accounts of people who left, and ends their places in classes. Nothing is deleted. */
export async function applyLeaving(deps: RostersDeps, asked: ApplyPeople): Promise<void> {
  const { database, places, classes, now } = deps
  let after = ''
  for (;;) {
    const leaving = await selectLeaving(database, asked, after)
    const last = leaving.at(-1)
    if (last === undefined) return
    const ids = leaving.map(({ userId }) => userId)
    const students = leaving.flatMap(({ role, userId }) => (role === 'student' ? [userId] : []))
    const done = await database.transaction(async (tx) => {
      await markLeft(tx, asked.district.id, ids, now())
      await places.deactivate(tx, asked.district.id, ids)
      return classes.withdrawAll(tx, students)
    })
    await done()
    after = last.sourcedId
    await asked.onBatch(Number.MAX_SAFE_INTEGER)
  }
}
