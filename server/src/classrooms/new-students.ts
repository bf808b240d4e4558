import type { LoginCard } from '@skills-center/contract/classrooms/roster'
import type { GradeLevel } from '@skills-center/contract/ids'
import { makeUsername } from './credentials.ts'
import type { ClassroomsDeps, NewStudent } from './deps.ts'
import { selectUsernames } from './roster-queries.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  /** Empty if it will be generated from the name. */
  readonly username: string
  readonly gradeLevel: GradeLevel
}

/** A student who signs in with a card. */
type WithPassword = NewStudent & { readonly password: string }

/** Assigns usernames and passwords to new students. Generated usernames are free at this moment. */
export async function giveCredentials(
  { database, students: { usernameKey, makePasswords }, below }: ClassroomsDeps,
  people: readonly Person[],
): Promise<WithPassword[]> {
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
  // Generates new usernames for those already taken, until all are free; seldom more than once.
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
  const made = await makePasswords(given.length)
  return given.map(({ username, firstName, lastName, gradeLevel }, index) => ({
    username,
    firstName,
    lastName,
    gradeLevel,
    ...passwordAt(made, index),
  }))
}

export function passwordAt(made: readonly { password: string; hash: string }[], at: number) {
  const { password, hash } = made[at] ?? {}
  if (password === undefined || hash === undefined)
    throw new Error('fewer passwords were created than requested')
  return { password, passwordHash: hash }
}

export const cardsOf = (
  ids: readonly LoginCard['studentId'][],
  students: readonly Omit<WithPassword, 'gradeLevel' | 'passwordHash'>[],
): LoginCard[] =>
  ids.flatMap((studentId, index) => {
    const student = students[index]
    if (student === undefined) return []
    const { firstName, lastName, username, password } = student
    return [{ studentId, name: `${firstName} ${lastName}`.trim(), username, password }]
  })
