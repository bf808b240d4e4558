import { Roster } from '@skills-center/contract/classrooms/roster'
import { UserId } from '@skills-center/contract/ids'
import { expect, test } from 'vitest'
import { leftBy } from './leaving-groups.ts'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`
const blue = id(8)
const red = id(9)

const roster = (groupIds: readonly (string | null)[]) =>
  Roster.parse({
    students: groupIds.map((groupId, index) => ({
      id: id(index),
      studentNumber: null,
      username: `s${index}`,
      firstName: 'S',
      lastName: '',
      gradeLevel: 6,
      groupId,
      lastActiveAt: null,
      answeredThisWeek: 0,
      skillsMastered: 0,
      joinedBy: 'teacher',
      isManaged: true,
    })),
    groups: [
      { id: blue, name: 'Blue', revision: 1 },
      { id: red, name: 'Red', revision: 1 },
    ],
  })
const students = (...numbers: readonly number[]) =>
  numbers.map((number) => ({ id: UserId.parse(id(number)), name: `Student ${number}` }))

test('who is in no group leaves none', () => {
  expect(leftBy(students(0, 1), roster([null, null, blue]))).toEqual([])
})

test('each group is named with who leaves it, and whether anybody stays', () => {
  expect(leftBy(students(0, 1, 2), roster([blue, blue, red, red]))).toEqual([
    { name: 'Blue', students: students(0, 1), isEmptied: true },
    { name: 'Red', students: students(2), isEmptied: false },
  ])
})
