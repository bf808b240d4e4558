import { expect, test } from 'vitest'
import { at } from './at.ts'
import { day } from './knowledge.ts'
import { createStudent, families, type Student } from './student.ts'
import { createWorld } from './world.ts'

const start = 1_788_000_000
const world = createWorld(3, { skills: 40, missingLinks: 0.15, wrongLinks: 0.1 })
/** Skills without prerequisites, so that the test measures only the family's learning. */
const roots = world.skills.filter((skill) => skill.prerequisites.length === 0)

const meanChance = (student: Student, now: number) =>
  roots.reduce((sum, skill) => sum + student.chance(skill.index, now), 0) / roots.length

/** Practices every root skill in four sessions, with three questions each. */
function practice(student: Student, firstDay: number): number {
  let now = firstDay
  for (let sitting = 0; sitting < 4; sitting++) {
    student.startSession()
    for (const skill of roots) {
      for (let turn = 0; turn < 3; turn++)
        student.answer(at(skill.items, (sitting + turn) % skill.items.length), now)
      now += 120
    }
    now += 2 * day
  }
  return now - 2 * day
}

test.each(families)(
  'a group of the family %s learns from practice and forgets a part without it',
  (family) => {
    const students = Array.from({ length: 30 }, (_, index) =>
      createStudent(world, `s${index}`, family, 500 + index, { forgetting: 1, noise: 1 }),
    )
    const mean = (now: number) =>
      students.reduce((sum, student) => sum + meanChance(student, now), 0) / students.length
    const before = mean(start)
    const untouched = mean(start + 30 * day)
    const ends = students.map((student) => practice(student, start + 31 * day))
    const end = Math.max(...ends)
    const after = mean(end)
    const later = mean(end + 60 * day)
    expect(untouched).toBeCloseTo(before, 2)
    expect(after).toBeGreaterThan(before + 0.1)
    expect(later).toBeLessThan(after - 0.01)
    expect(later).toBeGreaterThan(before)
  },
)

test.each(families)('the family %s forgets more where it is set to forget fast', (family) => {
  const lost = (forgetting: number) => {
    let sum = 0
    for (let index = 0; index < 30; index++) {
      const student = createStudent(world, 's', family, 900 + index, { forgetting, noise: 1 })
      const end = practice(student, start)
      sum += meanChance(student, end) - meanChance(student, end + 40 * day)
    }
    return sum
  }
  expect(lost(3)).toBeGreaterThan(lost(1))
})

test.each(families)(
  'the family %s learns nothing to speak of where it is blocked, and goes on after help',
  (family) => {
    let blockedGain = 0
    let helpedGain = 0
    for (let index = 0; index < 40; index++) {
      const student = createStudent(world, 's', family, 1300 + index, { forgetting: 1, noise: 1 })
      for (const skill of roots) {
        if (!student.isBlocked(skill.index, start)) continue
        const drill = (now: number) => {
          student.startSession()
          for (const item of [...skill.items, ...skill.items]) student.answer(item, now)
          return student.chance(skill.index, now)
        }
        const before = student.chance(skill.index, start)
        const stuck = drill(start)
        student.help(skill.index, start + 60)
        blockedGain += stuck - before
        helpedGain += drill(start + 120) - stuck
      }
    }
    expect(blockedGain).toBeLessThan(0.4 * helpedGain)
  },
)
