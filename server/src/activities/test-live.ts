import { StudentActivity, TeacherActivity } from '@skills-center/contract/activities'
import { UserId } from '@skills-center/contract/ids'
import { type Caller, newPerson, signUp, type TestApp } from '../test-app.ts'

/**
 * A class of `students` students with a live activity, and the actions of its teacher and students. `school` is where
 * the teacher is verified; null for none.
 */
export async function startLive(
  server: TestApp,
  students: number,
  over: object = {},
  school: string | null = newPerson.schoolName,
) {
  const teacher = await signUp(server, { role: 'teacher', school })
  const { classrooms } = server.app
  const classroomId = await classrooms.create(UserId.parse(teacher.id), { name: 'Period 2', gradeLevel: 6 })
  const pupils = []
  for (let place = 0; place < students; place += 1) {
    const student = await signUp(server)
    await classrooms.enrol(UserId.parse(student.id), classroomId)
    pupils.push(student)
  }
  const startPath = `/api/classrooms/${classroomId}/activities`
  const started = await teacher.post(startPath, { skillId: 'unit-rates', ...over })
  if (started.status !== 201) throw new Error(`starting answered ${started.status}: ${started.text}`)
  const { id } = JSON.parse(started.text)
  const path = `/api/activities/${id}`
  return {
    id: String(id),
    classroomId,
    startPath,
    path,
    teacher,
    students: pupils,
    steer: async (step: object) => TeacherActivity.parse((await teacher.post(`${path}/steps`, step)).body),
    stage: async () => TeacherActivity.parse((await teacher.get(path)).body),
    seat: async (student: Caller) => StudentActivity.parse((await student.get(path)).body),
  }
}

/** The student's current question. */
export function questionOf({ question }: StudentActivity) {
  if (question === null) throw new Error('no question')
  return question
}
