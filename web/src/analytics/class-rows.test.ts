import type { Activity } from '@skills-center/contract/activities'
import { ClassroomId, type Classroom } from '@skills-center/contract/classrooms'
import { ActivityId } from '@skills-center/contract/activities'
import { expect, test } from 'vitest'
import { classRows } from './class-rows.ts'

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

const classroom = (last: number, students: number): Classroom => ({
  id: ClassroomId.parse(id(last)),
  name: `Class ${last}`,
  gradeLevel: 6,
  subject: 'both',
  period: '',
  student_count: students,
  isActive: true,
  isSample: false,
  createdAt: '2026-09-01T08:00:00Z',
  teacherName: 'Ada Byron',
  role: 'owner',
})

const activity = (last: number, ofClass: number): Activity => ({
  id: ActivityId.parse(id(last)),
  classroomId: ClassroomId.parse(id(ofClass)),
  title: 'Warm-up',
  createdAt: '2026-09-02T08:00:00Z',
  isLive: false,
})

test('each class is counted by itself, the largest first', () => {
  const rows = classRows([classroom(1, 12), classroom(2, 30)], [activity(1, 1), activity(2, 1)], [])
  expect(rows.map((row) => [row.classroom.name, row.classroom.student_count, row.activities])).toEqual([
    ['Class 2', 30, 0],
    ['Class 1', 12, 2],
  ])
})
