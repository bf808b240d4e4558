import type { LoginCard } from '@skills-center/contract/classrooms/roster'
import type { GradeLevel } from '@skills-center/contract/ids'
import { makePassword, makeUsername } from './credentials.ts'
import type { ClassroomsNeeds, NewStudent } from './needs.ts'
import { selectUsernames } from './roster-queries.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** Empty for one that is made from the name. */
  readonly username: string
  readonly gradeLevel: GradeLevel
}

/** Usernames and passwords for people who are to get accounts; those made are free at this moment. */
export async function giveCredentials(
  { database, students: { usernameKey }, below }: ClassroomsNeeds,
  people: readonly Person[],
): Promise<NewStudent[]> {
  const taken = new Set(people.flatMap(({ username }) => (username === '' ? [] : [usernameKey(username)])))
  const make = (person: Person): string => {
    const username = makeUsername(person, (candidate) => taken.has(usernameKey(candidate)), below)
    taken.add(usernameKey(username))
    return username
  }
  const given = people.map((person) => ({
    ...person,
    wasMade: person.username === '',
    username: person.username === '' ? make(person) : person.username,
  }))
  // Names that others have in the database are made anew, until none is met: seldom more than once.
  for (;;) {
    const made = given.filter(({ wasMade }) => wasMade).map(({ username }) => usernameKey(username))
    const owned = await selectUsernames(database, made)
    if (owned.length === 0) break
    const keys = new Set(owned.map(({ key }) => key))
    for (const key of keys) taken.add(key)
    for (const person of given) {
      if (person.wasMade && keys.has(usernameKey(person.username))) person.username = make(person)
    }
  }
  return given.map(({ username, firstName, lastName, gradeLevel }) => ({
    username,
    firstName,
    lastName,
    gradeLevel,
    password: makePassword(below),
  }))
}

export const cardsOf = (
  ids: readonly LoginCard['studentId'][],
  students: readonly Omit<NewStudent, 'gradeLevel'>[],
): LoginCard[] =>
  ids.flatMap((studentId, at) => {
    const student = students[at]
    if (student === undefined) return []
    const { firstName, lastName, username, password } = student
    return [{ studentId, name: `${firstName} ${lastName}`.trim(), username, password }]
  })
